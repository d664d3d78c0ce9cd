// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SearchField } from '#web/components/forms/SearchField.tsx';
import { field, open } from '#web/flow/fake-flow.fixture.tsx';
import { useListState } from './useListState';

afterEach(cleanup);

const choices = { kinds: [], sorts: ['alias', 'used'] } as const;

function List({ prefix = '' }: { prefix?: string }) {
  const list = useListState(choices, prefix);
  const { search, sort, pages } = list.state;
  return (
    <search onBlur={list.flushSearch}>
      <SearchField id={`${prefix}q`} label={`Buscar ${prefix}`} value={search} onChange={list.setSearch} />
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

const getButton = (name: string) => screen.getByRole('button', { name });

test('shows typed text at once, and puts it in the URL after the debounce', async () => {
  const { user, browser } = open(<List />, '/list?other=1');
  await user.type(await field('Buscar'), 'bbv');
  screen.getByText('bbv/alias/1');
  expect(browser.url()).toBe('/list?other=1');
  await vi.waitFor(() => expect(browser.url()).toBe('/list?other=1&q=bbv'));
  screen.getByText('bbv/alias/1');
});

test('puts typed text in the URL together with a new sort order, and Back leaves the page', async () => {
  const { user, browser } = open(<List />, '/list');
  await user.type(await field('Buscar'), 'bbv');
  await user.click(getButton('used'));
  await user.click(getButton('more'));
  expect(browser.url()).toBe('/list?q=bbv&sort=used&pages=2');
  act(() => browser.go(-1));
  expect(browser.url()).toBe('/before');
});

test('a popstate to the same page keeps typed text', async () => {
  const { user, browser } = open(<List />, '/list');
  await user.type(await field('Buscar'), 'bbv');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await vi.waitFor(() => expect(browser.url()).toBe('/list?q=bbv'));
});

test('a link to the initial list clears the search', async () => {
  const { browser } = open(<List />, '/list?q=bbv&sort=used');
  expect((await field('Buscar')).value).toBe('bbv');
  act(() => browser.go('/list'));
  screen.getByText('/alias/1');
  expect((await field('Buscar')).value).toBe('');
});

test('two lists on a page are independent', async () => {
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
