// @vitest-environment happy-dom
import { isValidElement } from 'react';
import { matchRoutes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { isArriving } from './arriving';
import { PageNotLoaded } from './PageNotLoaded';

vi.mock('./all-routes', () => {
  throw new Error('offline');
});

const { fetchOnFirstMove, laterRoutes } = await import('./later-routes');

test('routes that cannot come are told wherever somebody goes, and asked for once', async () => {
  const asked = laterRoutes();
  expect(isArriving()).toBe(true);
  const shown: unknown = matchRoutes(await asked, '/transfers/anything')?.at(-1)?.route.element;
  expect(isValidElement(shown) && shown.type).toBe(PageNotLoaded);
  expect(laterRoutes()).toBe(asked);
  await vi.waitFor(() => expect(isArriving()).toBe(false));
});

test('the first move is heard once, and none after the page is gone', () => {
  const added = vi.spyOn(window, 'addEventListener');
  const stop = fetchOnFirstMove();
  const signals = added.mock.calls.flatMap(([, , options]) =>
    typeof options === 'object' && options.signal ? [options.signal] : [],
  );
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false, false, false]);
  dispatchEvent(new Event('keydown'));
  expect(signals.every(({ aborted }) => aborted)).toBe(true);
  stop();
});
