import { type Html, html } from '#bank/core/pages/html';
import { severities, severityTitles } from './difference';
import { groupLines } from './group';
import { titleOf } from './operations';
import type { DomainScore, Line, Summary } from './report';
import { acceptanceText, callOf, coverageText, differenceOf, placeOf } from './text-report';

const STYLE = `
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .4rem .8rem .4rem 0; border-bottom: 1px solid #8886; }
code { overflow-wrap: anywhere; }
td:first-child { min-width: 18rem; }
td.number { font-variant-numeric: tabular-nums; }`;

const list = (items: readonly Html[]): Html => html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`;

const table = (columns: readonly string[], rows: readonly Html[]): Html =>
  html`<div class="scroll" tabindex="0"><table><thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`;

const scoreRow = ({ domain, operations, seen, sound }: DomainScore): Html =>
  html`<tr><th scope="row">${titleOf(domain)}</th><td class="number">${
    seen === 0 ? '–' : `${Math.round((100 * sound) / seen)} %`
  }</td><td class="number">${sound}</td><td class="number">${seen}</td><td class="number">${operations}</td></tr>`;

const differenceRow = (line: Line): Html =>
  html`<tr><td><code>${placeOf(line)}</code><br><small>${callOf(line)}</small></td><td>${differenceOf(line)}</td><td>${line.effect}${
    line.acceptance ? ` (${acceptanceText(line)})` : ''
  }</td><td class="number">${line.count}</td><td><code>${line.traceId}</code></td></tr>`;

function differenceSections(lines: readonly Line[]): Html[] {
  const grouped = groupLines(lines);
  return severities.flatMap((severity) => {
    const linesOfSeverity = grouped.filter((line) => line.severity === severity);
    if (linesOfSeverity.length === 0) return [];
    const columns = [
      'Operation and field',
      'Difference',
      'What the customer sees',
      'Answers',
      'First trace id',
    ];
    return html`<h2>What ${severityTitles[severity]}: ${linesOfSeverity.length}</h2>${table(columns, linesOfSeverity.map(differenceRow))}`;
  });
}

const section = (title: string, items: readonly Html[]): Html | null =>
  items.length === 0 ? null : html`<h2>${title}: ${items.length}</h2>${list(items)}`;

export function reportPage(summary: Summary): string {
  const { api, lines, domains, unchecked, absentFields, operations } = summary;
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Conformance of ${api}</title><style>${STYLE}</style></head><body>
<h1>Conformance of ${api}</h1>
<p>${coverageText(summary)}</p>
${differenceSections(lines)}
${section(
  'Answers that were not checked',
  unchecked.map(({ call, reason, count }) => html`<code>${call}</code>: ${count}, ${reason}`),
)}
<h2>Score by domain</h2>
<p>An operation is sound if no answer breaks the page or hides a field.</p>
${table(['Domain', 'Score', 'Sound', 'Seen', 'Operations'], domains.map(scoreRow))}
${section(
  'Optional fields that were in no answer: the client hides them',
  absentFields.map(({ operation, pointer }) => html`<code>${operation} ${pointer}</code>`),
)}
${section(
  'Operations that answered errors only',
  operations.onlyErrors.map((name) => html`<code>${name}</code>`),
)}
${section(
  'Operations without a success',
  operations.unseen.map((name) => html`<code>${name}</code>`),
)}
</body></html>`.text;
}
