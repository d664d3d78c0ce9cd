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

const affectedNames = (changed: readonly string[]) =>
  affectedJourneys(changed).map((path) => path.replace(/^.*\/|\.test\.ts$/g, ''));

test('every feature has journeys, and every journey is listed for a feature, for the console or as general', () => {
  const features = readdirSync(join(ROOT, 'web/src/features'));
  const table = 'journeysByFeature of scripts/test/affected-journeys.ts';
  expect(
    Object.keys(journeysByFeature).sort(),
    `add a new feature with the prefixes of its journeys to ${table}, and remove a deleted one`,
  ).toEqual(features.sort());
  const listed = [...Object.values(journeysByFeature).flat(), ...generalJourneys, ...consoleJourneys];
  const files = journeyFiles();
  expect(
    files.filter((file) => !listed.some((name) => file.startsWith(name))),
    `add these journeys to their features in ${table}, or to generalJourneys or consoleJourneys`,
  ).toEqual([]);
  expect(
    listed.filter((name) => !files.some((file) => file.startsWith(name))),
    'no file in web/tests/journeys begins with these names of scripts/test/affected-journeys.ts: add the journey or remove the name',
  ).toEqual([]);
});

test.each<[string, string[]]>([
  ['web/src/features/limits/limits-flow.tsx', ['limits']],
  ['web/tests/journeys/taxes.test.ts', ['taxes']],
  ['web/console/today/ClockPanel.tsx', ['console-today']],
  ['web/src/features/limits/limits.test.ts', []],
  ['fake-bank/modules/limits/routes.ts', []],
  ['README.md', []],
])('a change of %s affects %j', (changed, journeys) => {
  expect(affectedNames([changed])).toEqual(journeys);
});

test('a change of shared console code affects all journeys of the console', () => {
  expect(affectedNames(['web/console/lib/queries.ts'])).toEqual([...consoleJourneys]);
});

test('a change of the contract or of a shared part of the client affects the general journeys', () => {
  expect(affectedNames(['web/src/flow/ConfirmPage.tsx'])).toContain('own-transfer-failures');
  expect(affectedNames(['contract/limits.ts'])).toContain('session');
});
