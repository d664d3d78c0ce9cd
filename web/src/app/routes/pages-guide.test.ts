// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expand } from './expand';
import { mainRoutes, settingsRoutes } from './table';

/** Pages that the guide omits because they have no content of their own. */
const UNLISTED: readonly string[] = [
  '/feature-not-available',
  '/settings/security',
  '/settings/token',
  '/settings/check-management',
  '/settings/alerts',
];

test('the guide for testers lists each customer page once, except those in UNLISTED', () => {
  const [, guide = ''] = readFileSync('fake-bank/VALUES.md', 'utf8').split('\n## Pages\n');
  const [table = ''] = guide.split('\n## ');
  const guidePaths = [...table.matchAll(/^\| `(\/[^`]+)`/gm)].flatMap(([, path = '']) =>
    expand(path.replaceAll(',', '|')),
  );
  const pages = [...mainRoutes, ...settingsRoutes].flatMap(({ path }) => expand(path.replace('/:step?', '')));
  expect([...guidePaths, ...UNLISTED].toSorted(), 'add a row to "Pages" of fake-bank/VALUES.md').toEqual(
    pages.toSorted(),
  );
});
