import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { expand } from '#web/app/routes/expand.ts';
import { mainRoutes, publicRoutes, settingsRoutes } from '#web/app/routes/table.ts';
import { customerPages, publicPages } from './tests/support/pages';

/** Redirects to the bank's own sign-in page. */
const LEADS_ON: readonly string[] = ['/signin'];

const listed = [...customerPages, ...publicPages].map(([path]) => new URL(path, 'http://bank').pathname);

/* The accessibility, layout and bundle size tests run over these lists, so they must be complete. */
test.each(
  [...publicRoutes, ...mainRoutes, ...settingsRoutes].filter(
    ({ path, flag }) => !flag && !LEADS_ON.includes(path),
  ),
)('$path is among the pages that are tried', ({ path }) => {
  const pages = listed.filter((page) => expand(path).some((pattern) => matchPath(pattern, page)));
  expect(pages, `add ${path} with its heading to web/tests/support/pages.ts`).not.toEqual([]);
});
