import { escapeHtml } from '#bank/core/pages/html';
import type { Severity } from './difference';
import { operations } from './operations';
import { isFailing, type Line, type Summary } from './report';
import { acceptanceText, differenceOf, lineText, placeOf } from './text-report';

const attributes = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
    .join('');

const element = (name: string, values: Readonly<Record<string, string | number>>, content: string): string =>
  `<${name}${attributes(values)}>${content}</${name}>`;

const failureElement = (line: Line): string =>
  element(
    'failure',
    { type: line.kind, message: `${placeOf(line)}: ${differenceOf(line)}` },
    escapeHtml(lineText(line)),
  );

function testCase(name: string, domain: string, lines: readonly Line[], isSeen: boolean, failOn: Severity) {
  const failing = lines.filter((line) => isFailing(line, failOn));
  const passing = lines.filter((line) => !failing.includes(line));
  const notes = passing.map((line) => [lineText(line), acceptanceText(line)].filter(Boolean).join('\n'));
  return element(
    'testcase',
    { classname: domain, name },
    [
      ...failing.map(failureElement),
      isSeen || failing.length > 0 ? '' : '<skipped message="no success seen"/>',
      notes.length > 0 ? element('system-out', {}, escapeHtml(notes.join('\n'))) : '',
    ].join(''),
  );
}

/** Returns one test case per operation and per unchecked call; operations without an answer are marked as skipped. */
export function junitReport(
  { lines, operations: coverage, unchecked, api }: Summary,
  failOn: Severity,
): string {
  const unseen = new Set(coverage.unseen);
  const operationCases = operations.map(({ name, domain }) =>
    testCase(
      name,
      domain,
      lines.filter(({ operation }) => operation === name),
      !unseen.has(name),
      failOn,
    ),
  );
  const uncheckedCases = unchecked.map(({ call, reason, count }) =>
    element(
      'testcase',
      { classname: 'unchecked', name: call },
      element('failure', { type: 'unchecked', message: reason }, `${count}×`),
    ),
  );
  const cases = [...operationCases, ...uncheckedCases];
  const count = (part: string) => cases.filter((each) => each.includes(part)).length;
  const values = {
    name: `conformance of ${api}`,
    tests: cases.length,
    failures: count('<failure'),
    skipped: count('<skipped'),
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('testsuite', values, `\n${cases.join('\n')}\n`)}\n`;
}
