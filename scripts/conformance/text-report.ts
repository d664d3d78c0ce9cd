import { severityTitles } from './difference';
import { groupLines } from './group';
import { operations } from './operations';
import type { failuresOf, Line, Summary } from './report';

export const acceptanceText = ({ acceptance }: Line): string => {
  if (!acceptance) return '';
  const { owner, until, isExpired } = acceptance;
  return isExpired ? `acceptance by ${owner} expired on ${until}` : `accepted by ${owner} until ${until}`;
};

export const placeOf = ({ operation, pointer }: Line): string =>
  pointer === '' ? operation : `${operation} ${pointer}`;

/** 'GET /api/accounts/v2/accounts/:accountKey'; empty for several operations. */
export function callOf({ operation }: Line): string {
  const match = operations.find(({ name }) => name === operation);
  return match ? `${match.method} ${match.path}` : '';
}

export const differenceOf = ({ kind, expected, received }: Line): string =>
  `${kind}: expected ${expected}, received ${received}`;

export function lineText(line: Line): string {
  const trace = line.traceId === '' ? '' : `, first trace id ${line.traceId}`;
  const accepted = acceptanceText(line);
  const call = callOf(line);
  return [
    `${severityTitles[line.severity]} | ${placeOf(line)} | ${differenceOf(line)} | ${line.count}×${trace}`,
    accepted === '' ? '' : ` | ${accepted}`,
    call === '' ? '' : `\n    ${call}`,
    `\n    ${line.effect}`,
  ].join('');
}

const percent = (part: number, all: number): string => `${Math.round((100 * part) / all)} %`;

export function coverageText({ operations, answers, checked }: Summary): string {
  const { seen, all } = operations;
  return `${seen} of ${all} operations seen (${percent(seen, all)}), ${checked} of ${answers} answers checked.`;
}

export function summaryText(summary: Summary, failures: ReturnType<typeof failuresOf>): string {
  const { lines, absentFields, domains } = summary;
  const { onlyErrors } = summary.operations;
  const scores = domains
    .filter(({ seen }) => seen > 0)
    .map(
      ({ domain, operations, seen, sound }) => `  ${domain}: ${sound} of ${seen} sound, ${operations} in all`,
    );
  return [
    ...groupLines(lines).map(lineText),
    lines.length === 0 ? 'No differences.' : '',
    ...scores,
    ...(absentFields.length > 0
      ? [`${absentFields.length} optional fields were in no answer; the client hides them (see the report).`]
      : []),
    onlyErrors.length > 0 ? `Answered with errors only: ${onlyErrors.join(', ')}.` : '',
    coverageText(summary),
    ...failures,
  ]
    .filter((text) => text !== '')
    .join('\n');
}
