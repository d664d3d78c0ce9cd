import { expect, it } from 'vitest';
import { asValue, withRuntimeFrom } from './runtime';

it('the runtime becomes a value that other files unpack as they imported it', () => {
  expect(asValue('var e=1,t=2;export{e as n,t};\n')).toBe(
    'const $runtime=(()=>{var e=1,t=2;return{n:e,t:t}})();',
  );
  expect(withRuntimeFrom('FROM;', 'import{n as a,t}from"./rolldown-runtime-Xy1.js";a(t);')).toBe(
    'FROM;const{n:a,t:t}=$runtime;a(t);',
  );
});

it.each([
  ['a runtime that exports nothing', asValue('var e=1;')],
  ['a file that imports it otherwise', withRuntimeFrom('', 'import*as r from"./rolldown-runtime-Xy1.js";')],
  ['a file that uses the name', withRuntimeFrom('', 'import{t}from"./rolldown-runtime-Xy1.js";$runtime')],
])('%s is not touched', (_, code) => expect(code).toBeNull());
