import { matchPath } from 'react-router';
import { expand } from '#web/app/routes/expand.ts';
import { mainRoutes, settingsRoutes } from '#web/app/routes/table.ts';
import { send } from '../../console/lib/sandbox-api';
import { consolePath } from '../support/console';
import { expect, test } from '../support/dom/journey';

const STORIES = consolePath('stories');

test('a story is listed with its summary, and opens', async ({ page }) => {
  await page.goto(STORIES);
  const row = page.getByRole('listitem').filter({ hasText: 'Un SPEI que regresa' });
  await expect(row).toContainText('Ana paga por SPEI, el otro banco devuelve el dinero');
  await expect(row).toContainText('4 min · 4 pasos');
  await row.getByRole('link', { name: 'Un SPEI que regresa' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Un SPEI que regresa' })).toBeVisible();
});

test('on a host without bank names a story links to the console on localhost', async ({ page }) => {
  await page.goto(`${STORIES}/spei-returned`);
  const note = page.getByRole('region', { name: 'Antes de empezar' });
  await expect(note).toContainText('Abre la consola en localhost');
  await expect(note.getByRole('link')).toHaveAttribute(
    'href',
    `http://localhost:${location.port}/__bank/console/stories/spei-returned`,
  );
});

test('an unknown story shows that it does not exist', async ({ page }) => {
  await page.goto(`${STORIES}/nope`);
  await expect(page.getByRole('heading', { level: 1, name: 'No existe esta historia' })).toBeVisible();
});

test('every page that a story opens exists', async () => {
  const { data } = await send((api) => api.stories.query());
  const routes = [...mainRoutes, ...settingsRoutes].flatMap(({ path }) => expand(path));
  const openedPaths = data.flatMap(({ steps }) => steps.flatMap(({ open }) => open ?? []));
  expect(openedPaths.length).toBeGreaterThan(data.length);
  for (const path of openedPaths) {
    const { pathname } = new URL(path, 'http://bank');
    expect(
      routes.filter((route) => matchPath(route, pathname)),
      path,
    ).not.toEqual([]);
  }
});
