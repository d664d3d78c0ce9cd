import { expect, test } from 'vitest';
import { simulateOptions } from './options';

test('parses an optional seed and number of steps', () => {
  expect(simulateOptions(['--seed', '7', '--steps', '300'])).toEqual({ seed: 7, steps: 300 });
  expect(simulateOptions(['--steps=5'])).toEqual({ seed: 1, steps: 5 });
  expect(simulateOptions([]).steps).toBeGreaterThan(1_000);
});

test.each([
  [['--sed', '7'], '--sed'],
  [['7'], '7'],
  [['--seed'], '--seed'],
  [['--seed', 'x'], '--seed x'],
  [['--steps', '0'], '--steps 0'],
  [['--steps', '1.5'], '--steps 1.5'],
  [['--steps=-1'], '--steps -1'],
])('rejects invalid arguments with usage: %s', (args, expectedText) => {
  expect(() => simulateOptions(args)).toThrow(expectedText);
  expect(() => simulateOptions(args)).toThrow('npm run simulate -- --seed N --steps M');
});
