import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Testing Library computes roles and names as in the unit tests, alike in every browser. */
const ENTRY = createRequire(import.meta.url).resolve('@testing-library/dom');
const library = readFileSync(join(dirname(ENTRY), '@testing-library/dom.umd.min.js'), 'utf8');

export const PREPARE = `(() => {
  ${library}
  const complaints = (window.walkComplaints = []);
  const { error } = console;
  console.error = (...all) => { complaints.push(all.join(' ')); error(...all); };
  addEventListener('error', (event) => complaints.push(String(event.message)));
  addEventListener('unhandledrejection', (event) => complaints.push(String(event.reason)));
  addEventListener('securitypolicyviolation', (event) => complaints.push('refused by policy: ' + event.blockedURI));
  return true;
})()`;

export const UNPREPARED = 'not prepared yet';
export const COMPLAINT = 'The page complains: ';

/** One expression, so that no navigation comes between check and evaluation. */
export const answerOf = (expression: string): string =>
  `!(window.TestingLibraryDom && document.body) ? '${UNPREPARED}'
    : window.walkComplaints.length > 0 ? '${COMPLAINT}' + window.walkComplaints.join('; ')
    : ${expression}`;

export type Name = string | RegExp;

/** The library drops spaces between a text and a nested element: names are compared without spaces. */
const selectorOf = (name: Name) =>
  typeof name === 'string'
    ? `(text) => text.replace(/\\s/g, '') === ${JSON.stringify(name.replace(/\s/g, ''))}`
    : `new RegExp(${JSON.stringify(name.source)}, ${JSON.stringify(name.flags)})`;

export const MARK = 'data-walk';

/** Returns the position, or nothing while the element is unusable. */
const marked = (query: string, mark: number): string => `(() => {
  const usable = (node) => !node.disabled && node.getAttribute('aria-disabled') !== 'true';
  const [element] = ${query}.filter(usable);
  if (!element) return '';
  element.setAttribute('${MARK}', '${mark}');
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height].join();
})()`;

export const byRole = (role: string, name: Name, mark: number): string =>
  marked(
    `TestingLibraryDom.queryAllByRole(document.body, ${JSON.stringify(role)}, { name: ${selectorOf(name)} })`,
    mark,
  );

export const byLabel = (label: Name, mark: number): string =>
  marked(
    `TestingLibraryDom.queryAllByLabelText(document.body, ${selectorOf(label)}).filter((node) => node.checkVisibility())`,
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
