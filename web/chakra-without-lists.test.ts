import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutLists } from './chakra-without-lists';

const installed = readFileSync(
  new URL('../node_modules/@chakra-ui/react/dist/esm/styled-system/system.js', import.meta.url),
  'utf8',
);

it('takes the names of CSS and the reset out of the package as it is installed', () => {
  const left = withoutLists(installed);
  expect(left).not.toMatch(/is-valid-prop|preflight\.js/);
  expect(left).toMatch(/^const isCssProperty = \(prop\) =>/m);
  expect(left).toMatch(/^const createPreflight = \(\) =>/m);
});

it.each(['@pandacss/is-valid-prop', './preflight.js'])('refuses a package that has no %s', (file) => {
  const changed = installed.replace(file, './elsewhere.js');
  expect(changed).not.toBe(installed);
  expect(() => withoutLists(changed)).toThrow(`@chakra-ui/react has changed: no import`);
});
