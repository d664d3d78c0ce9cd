// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { expand } from '../routes/expand';
import { mainRoutes, settingsRoutes } from '../routes/table';
import { inFlow } from './in-flow';

const lines = [...mainRoutes, ...settingsRoutes];
const addresses = (stepped: boolean): string[] =>
  lines.filter(({ path }) => path.endsWith('/:step?') === stepped).flatMap(({ path }) => expand(path));

/** A single-step page whose button is at the bottom of a phone's window. */
const ALONE = ['/bill-payments/activation'];

test.each(addresses(true))('%s and its steps are in a flow', (path) => {
  for (const step of ['', '/confirm', '/receipt']) expect(inFlow(path.replace('/:step?', step))).toBe(true);
});

test.each(addresses(false).filter((path) => !ALONE.includes(path)))('%s is not in a flow', (path) =>
  expect(inFlow(path)).toBe(false),
);
