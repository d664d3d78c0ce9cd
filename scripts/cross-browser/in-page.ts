/** What a walk asks the page itself, as expressions that any driver can send. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Roles and names are worked out by the library that the unit tests use, in every browser by the same rules. */
const ENTRY = createRequire(import.meta.url).resolve('@testing-library/dom');
const library = readFileSync(join(dirname(ENTRY), '@testing-library/dom.umd.min.js'), 'utf8');

/** Brings the library into a page that has none yet, and begins to listen to what goes wrong there. */
export const PREPARE = `(() => {
  ${library}
  const said = (window.walkComplaints = []);
  const { error } = console;
  console.error = (...all) => { said.push(all.join(' ')); error(...all); };
  addEventListener('error', (event) => said.push(String(event.message)));
  addEventListener('unhandledrejection', (event) => said.push(String(event.reason)));
  addEventListener('securitypolicyviolation', (event) => said.push('refused by policy: ' + event.blockedURI));
  return true;
})()`;

export const UNPREPARED = 'not prepared yet';
export const COMPLAINT = 'The page complains: ';

/** In one go, so that no other page comes between: what an expression is, or why it is not asked. */
export const answerOf = (expression: string): string =>
  `!(window.TestingLibraryDom && document.body) ? '${UNPREPARED}'
    : window.walkComplaints.length > 0 ? '${COMPLAINT}' + window.walkComplaints.join('; ')
    : ${expression}`;

export type Name = string | RegExp;

/** The library loses the space between a text and what stands inside the next element: names are held without any. */
const written = (name: Name) =>
  typeof name === 'string'
    ? `(said) => said.replace(/\\s/g, '') === ${JSON.stringify(name.replace(/\s/g, ''))}`
    : `new RegExp(${JSON.stringify(name.source)}, ${JSON.stringify(name.flags)})`;

/** What was found carries this, for the driver to find it by. */
export const MARK = 'data-walk';

/** Marks what `query` finds and brings it into view; answers where it stands, or nothing while it cannot be used. */
const marked = (query: string, mark: number): string => `(() => {
  const usable = (node) => !node.disabled && node.getAttribute('aria-disabled') !== 'true';
  const [found] = ${query}.filter(usable);
  if (!found) return '';
  found.setAttribute('${MARK}', '${mark}');
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = found.getBoundingClientRect();
  return [x, y, width, height].join();
})()`;

export const byRole = (role: string, name: Name, mark: number): string =>
  marked(
    `TestingLibraryDom.queryAllByRole(document.body, ${JSON.stringify(role)}, { name: ${written(name)} })`,
    mark,
  );

export const byLabel = (label: Name, mark: number): string =>
  marked(
    `TestingLibraryDom.queryAllByLabelText(document.body, ${written(label)}).filter((node) => node.checkVisibility())`,
    mark,
  );

/** All that is read on the page, with plain spaces. */
export const TEXT = "(document.body?.innerText ?? '').replace(/\\s+/g, ' ')";

/** Focuses what is marked, with all of its text chosen: what is typed takes its place. */
export const selectAll = (mark: number): string => `(() => {
  const field = document.querySelector('[${MARK}="${mark}"]');
  field?.focus();
  field?.select?.();
  return field !== null;
})()`;

export const valueIn = (mark: number): string => `document.querySelector('[${MARK}="${mark}"]')?.value ?? ''`;
