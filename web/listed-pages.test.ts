import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { expand } from '#web/app/routes/expand.ts';
import { mainRoutes, publicRoutes, settingsRoutes } from '#web/app/routes/table.ts';
import { customerPages, publicPages } from './tests/support/pages';

/** Pages that redirect to the sign-in page of the bank. */
const REDIRECTING: readonly string[] = ['/signin'];

const listedPaths = [...customerPages, ...publicPages].map(([path]) => new URL(path, 'http://bank').pathname);

/* The accessibility, layout and bundle size tests run over these lists, so they must be complete. */
test.each(
  [...publicRoutes, ...mainRoutes, ...settingsRoutes].filter(
    ({ path, flag }) => !flag && !REDIRECTING.includes(path),
  ),
)('$path is in the list of tested pages', ({ path }) => {
  const pages = listedPaths.filter((page) => expand(path).some((pattern) => matchPath(pattern, page)));
  expect(pages, `add ${path} with its heading to web/tests/support/pages.ts`).not.toEqual([]);
});
