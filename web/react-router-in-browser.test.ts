import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutFramework } from './react-router-in-browser';

const FOLDER = new URL('../node_modules/react-router/dist/development/', import.meta.url);
const [installed = ''] = readdirSync(FOLDER)
  .filter((name) => /^chunk-.*\.mjs$/.test(name))
  .map((name) => readFileSync(new URL(name, FOLDER), 'utf8'))
  .filter((code) => code.includes('var ENABLE_DEV_WARNINGS ='));

it('takes the framework and the warnings out of the package as it is installed', () => {
  const left = withoutFramework(installed);
  expect(left).toContain('var ENABLE_DEV_WARNINGS = false;');
  expect(left).not.toMatch(/^\w+\.displayName =/m);
  expect(left).not.toMatch(/^var \w+ErrorBoundary = class/m);
  expect(left.match(/^var \w+ = \/\* @__PURE__ \*\/ (?=React\d+\.forwardRef)/gm)).toHaveLength(2);
  expect(left.match(/usePrefetchBehavior\(/g)).toHaveLength(1);
  expect(left).toContain('return false ? ');
});

it.each([
  'var ENABLE_DEV_WARNINGS = true;',
  '= usePrefetchBehavior(',
  'return shouldPrefetch && !isAbsolute ?',
])('refuses a package that has no %s', (code) => {
  const changed = installed.replace(code, '');
  expect(changed).not.toBe(installed);
  expect(() => withoutFramework(changed)).toThrow(`react-router has changed: no ${code}`);
});
