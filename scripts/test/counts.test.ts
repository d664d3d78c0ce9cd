import { expect, it } from 'vitest';
import { playwrightCounts, stepCounts, vitestCounts } from './counts';

it('counts vitest tests', () => {
  expect(vitestCounts('{"numTotalTests":9,"numPassedTests":7,"numFailedTests":2}')).toEqual({
    passed: 7,
    failed: 2,
  });
});

it('counts Playwright tests, with flaky ones as failed', () => {
  expect(playwrightCounts('{"stats":{"expected":5,"unexpected":1,"flaky":1,"skipped":2}}')).toEqual({
    passed: 5,
    failed: 2,
  });
});

it.each([
  ['a passing check', true, null, { passed: 1, failed: 0 }],
  ['a failing check', false, null, { passed: 0, failed: 1 }],
  ['passing tests', true, { passed: 3, failed: 0 }, { passed: 3, failed: 0 }],
  ['failing tests', false, { passed: 3, failed: 2 }, { passed: 3, failed: 2 }],
  ['a file that cannot be loaded', false, { passed: 3, failed: 0 }, { passed: 3, failed: 1 }],
])('counts %s', (_, succeeded, counted, counts) => {
  expect(stepCounts(succeeded, counted)).toEqual(counts);
});
