import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_WILDCARDS } from '#contract/domain/fault-rule';
import { MAX_PATH_LENGTH, overlaps, pathMatcher } from './path-pattern';

const EXECUTE = '/api/transfers/v1/transfers/k1/execute';

test.each([
  ['/execute', EXECUTE, true],
  ['execute', `${EXECUTE}/`, true],
  [EXECUTE, EXECUTE, true],
  ['/api/transfers/v1/transfers/*/execute', EXECUTE, true],
  ['/transfers/{transferKey}/execute', EXECUTE, true],
  ['/transfers/:transferKey/execute', EXECUTE, true],
  ['/api/*', EXECUTE, true],
  ['*', EXECUTE, true],
  ['/v1/{key}/execute', EXECUTE, false],
  ['cute', EXECUTE, false],
  ['/transfers', EXECUTE, false],
  ['/transfers/execute', EXECUTE, false],
  ['/transfers/{key}', '/api/transfers/', false],
  ['/a.c', '/abc', false],
])('%s matches %s: %s', (pattern, path, matches) => expect(pathMatcher(pattern)(path)).toBe(matches));

test.each([
  ['/execute', true],
  ['/exe*', true],
  ['/transfers/k1/execute', true],
  ['/transfers/{any}/execute', true],
  ['/transfers/*', true],
  ['/{any}', true],
  ['*', true],
  ['/transfers/k1/k2/execute', false],
  ['/k1/exe', false],
  ['/v1/transfers', false],
  ['/', false],
])('%s overlaps an endpoint: %s', (pattern, overlapping) =>
  expect(overlaps(pattern, '/api/transfers/v1/transfers/:transferKey/execute')).toBe(overlapping),
);

test('a pattern of one name does not overlap an endpoint that ends with a key', () => {
  expect(overlaps('/k1', '/api/transfers/:transferKey')).toBe(false);
  expect(overlaps('/transfers/k1', '/api/transfers/:transferKey')).toBe(true);
});

test('pathMatcher matches like the regular expression of its pattern', () => {
  const regexOf = (pattern: string) =>
    new RegExp(`^(?:.*/)?${pattern.replace(/^\//, '').replaceAll('*', '.*').replaceAll(':n', '[^/]+')}/?$`);
  const pattern = fc.array(fc.constantFrom('a', 'b', '/', '*', ':n/'), { maxLength: 7 });
  const path = fc.array(fc.constantFrom('a', 'b', '/'), { maxLength: 9 });
  fc.assert(
    fc.property(pattern, path, (parts, steps) => {
      const [patternText, calledPath] = [parts.join(''), `/${steps.join('')}`];
      expect(pathMatcher(patternText)(calledPath)).toBe(regexOf(patternText).test(calledPath));
    }),
    { numRuns: 2000 },
  );
});

test('pathMatcher has no exponential backtracking', () => {
  expect(pathMatcher(`${'*a'.repeat(MAX_WILDCARDS)}b`)('a'.repeat(MAX_PATH_LENGTH))).toBe(false);
});

test('pathMatcher does not match paths longer than the limit', () => {
  expect(pathMatcher('*')('a'.repeat(MAX_PATH_LENGTH))).toBe(true);
  expect(pathMatcher('*')('a'.repeat(MAX_PATH_LENGTH + 1))).toBe(false);
});
