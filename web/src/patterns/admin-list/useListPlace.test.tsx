// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SearchField } from '#web/components/forms/SearchField.tsx';
import { field, open } from '#web/flow/fake-flow.fixture.tsx';
import { useListPlace } from './useListPlace';

afterEach(cleanup);

const choices = { kinds: [], sorts: ['alias', 'used'] } as const;

function List({ prefix }: { prefix?: string }) {
  const list = useListPlace(choices, prefix);
  const { search, sort, pages } = list.place;
  return (
    <search onBlur={list.settleSearch}>
      <SearchField id={`${prefix}q`} label={`Buscar ${prefix ?? ''}`} value={search} onChange={list.type} />
      <p>{[search, sort, pages].join('/')}</p>
      <button type="button" onClick={() => list.change({ sort: 'used' })}>
        used
      </button>
      <button type="button" onClick={() => list.change({ pages: pages + 1 })}>
        more
      </button>
    </search>
  );
}

const press = (name: string) => screen.getByRole('button', { name });

test('what is typed is shown at once, and in the address when the typing rests', async () => {
  const { user, browser } = open(<List />, '/list?other=1');
  await user.type(await field('Buscar'), 'bbv');
  screen.getByText('bbv/alias/1');
  expect(browser.url()).toBe('/list?other=1');
  await vi.waitFor(() => expect(browser.url()).toBe('/list?other=1&q=bbv'));
  screen.getByText('bbv/alias/1');
});

test('what is typed is in the address before anything else is pressed; Back leaves the page', async () => {
  const { user, browser } = open(<List />, '/list');
  await user.type(await field('Buscar'), 'bbv');
  await user.click(press('used'));
  await user.click(press('more'));
  expect(browser.url()).toBe('/list?q=bbv&sort=used&pages=2');
  act(() => browser.go(-1));
  expect(browser.url()).toBe('/before');
});

test('the way back over a dialog, which leads to the same page, loses nothing that was typed', async () => {
  const { user, browser } = open(<List />, '/list');
  await user.type(await field('Buscar'), 'bbv');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await vi.waitFor(() => expect(browser.url()).toBe('/list?q=bbv'));
});

test('a link to the list as it is at first empties the search', async () => {
  const { browser } = open(<List />, '/list?q=bbv&sort=used');
  expect((await field('Buscar')).value).toBe('bbv');
  act(() => browser.go('/list'));
  screen.getByText('/alias/1');
  expect((await field('Buscar')).value).toBe('');
});

test('two lists of a page do not disturb each other', async () => {
  const { user, browser } = open(
    <>
      <List />
      <List prefix="cards-" />
    </>,
    '/list',
  );
  await user.type(await field('Buscar'), 'bbv');
  await user.type(await field('Buscar cards-'), 'oro');
  await vi.waitFor(() => expect(browser.url()).toBe('/list?q=bbv&cards-q=oro'));
  screen.getByText('bbv/alias/1');
  screen.getByText('oro/alias/1');
});
