import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Testing Library computes roles and names as in the unit tests, the same in every browser. */
const ENTRY = createRequire(import.meta.url).resolve('@testing-library/dom');
const library = readFileSync(join(dirname(ENTRY), '@testing-library/dom.umd.min.js'), 'utf8');

export const PREPARE = `(() => {
  ${library}
  const complaints = (window.pageComplaints = []);
  const { error } = console;
  console.error = (...all) => { complaints.push(all.join(' ')); error(...all); };
  addEventListener('error', (event) => complaints.push(String(event.message)));
  addEventListener('unhandledrejection', (event) => complaints.push(String(event.reason)));
  addEventListener('securitypolicyviolation', (event) => complaints.push('refused by policy: ' + event.blockedURI));
  return true;
})()`;

export const UNPREPARED = 'not prepared yet';
export const COMPLAINT = 'The page complains: ';

/** One expression, so that no navigation happens between check and evaluation. */
export const answerOf = (expression: string): string =>
  `!(window.TestingLibraryDom && document.body) ? '${UNPREPARED}'
    : window.pageComplaints.length > 0 ? '${COMPLAINT}' + window.pageComplaints.join('; ')
    : ${expression}`;

export type Name = string | RegExp;

/** Compares without spaces: the library drops the space between a text and a nested element. */
const nameMatcher = (name: Name) =>
  typeof name === 'string'
    ? `(text) => text.replace(/\\s/g, '') === ${JSON.stringify(name.replace(/\s/g, ''))}`
    : `new RegExp(${JSON.stringify(name.source)}, ${JSON.stringify(name.flags)})`;

export const MARK = 'data-journey';

/** Marks the first usable element and returns its position, or '' if there is none. */
const markElement = (query: string, mark: number): string => `(() => {
  const usable = (node) => !node.disabled && node.getAttribute('aria-disabled') !== 'true';
  const [element] = ${query}.filter(usable);
  if (!element) return '';
  element.setAttribute('${MARK}', '${mark}');
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height].join();
})()`;

export const byRole = (role: string, name: Name, mark: number): string =>
  markElement(
    `TestingLibraryDom.queryAllByRole(document.body, ${JSON.stringify(role)}, { name: ${nameMatcher(name)} })`,
    mark,
  );

export const byLabel = (label: Name, mark: number): string =>
  markElement(
    `TestingLibraryDom.queryAllByLabelText(document.body, ${nameMatcher(label)}).filter((node) => node.checkVisibility())`,
    mark,
  );

export const TEXT = "(document.body?.innerText ?? '').replace(/\\s+/g, ' ')";

/** Typing replaces the selected text. */
export const selectAll = (mark: number): string => `(() => {
  const field = document.querySelector('[${MARK}="${mark}"]');
  field?.focus();
  field?.select?.();
  return field !== null;
})()`;

export const valueIn = (mark: number): string => `document.querySelector('[${MARK}="${mark}"]')?.value ?? ''`;
