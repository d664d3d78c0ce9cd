import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../settings';
import {
  affectedJourneys,
  consoleJourneys,
  generalJourneys,
  journeyFiles,
  journeysByFeature,
} from './affected-journeys';

const names = (changed: readonly string[]) =>
  affectedJourneys(changed).map((path) => path.replace(/^.*\/|\.test\.ts$/g, ''));

test('every feature has journeys, and every journey belongs to a feature, to all or to the console', () => {
  const features = readdirSync(join(ROOT, 'web/src/features'));
  expect(Object.keys(journeysByFeature).sort()).toEqual(features.sort());
  const listed = [...Object.values(journeysByFeature).flat(), ...generalJourneys, ...consoleJourneys];
  const files = journeyFiles();
  expect(files.filter((file) => !listed.some((name) => file.startsWith(name)))).toEqual([]);
  expect(listed.filter((name) => !files.some((file) => file.startsWith(name)))).toEqual([]);
});

test.each<[string, string[]]>([
  ['web/src/features/limits/limits-flow.tsx', ['limits']],
  ['web/tests/journeys/taxes.test.ts', ['taxes']],
  ['web/console/today/ClockPanel.tsx', ['console-today']],
  ['web/src/features/limits/limits.test.ts', []],
  ['fake-bank/modules/limits/routes.ts', []],
  ['README.md', []],
])('a change of %s affects %j', (changed, journeys) => {
  expect(names([changed])).toEqual(journeys);
});

test('a change of shared console code affects all journeys of the console', () => {
  expect(names(['web/console/lib/queries.ts'])).toEqual([...consoleJourneys]);
});

test('a change outside the features affects the general journeys', () => {
  expect(names(['web/src/flow/ConfirmPage.tsx'])).toContain('own-transfer-failures');
  expect(names(['contract/limits.ts'])).toContain('session');
});
