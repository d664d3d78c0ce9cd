import { expect, it } from 'vitest';
import { playwrightCounts, stepCounts, vitestCounts } from './counts';

it('counts the tests of vitest', () => {
  expect(vitestCounts('{"numTotalTests":9,"numPassedTests":7,"numFailedTests":2}')).toEqual({
    passed: 7,
    failed: 2,
  });
});

it('counts the tests of Playwright, flaky ones as failed', () => {
  expect(playwrightCounts('{"stats":{"expected":5,"unexpected":1,"flaky":1,"skipped":2}}')).toEqual({
    passed: 5,
    failed: 2,
  });
});

it.each([
  ['a check that holds', true, null, { passed: 1, failed: 0 }],
  ['a check that does not', false, null, { passed: 0, failed: 1 }],
  ['tests that pass', true, { passed: 3, failed: 0 }, { passed: 3, failed: 0 }],
  ['tests that fail', false, { passed: 3, failed: 2 }, { passed: 3, failed: 2 }],
  ['a file that could not be loaded', false, { passed: 3, failed: 0 }, { passed: 3, failed: 1 }],
])('%s', (_, succeeded, counted, counts) => {
  expect(stepCounts(succeeded, counted)).toEqual(counts);
});
