// @vitest-environment happy-dom
import { initClient } from '@ts-rest/core';
import { afterEach, expect, test, vi } from 'vitest';
import { headers as names } from '#contract/headers';
import { references } from '#contract/references';
import { appState, resetAppState } from '../app-state/app-state';
import { clientOptions } from './client';
import { sessionStore } from './session-store';

const api = initClient({ references }, clientOptions);

afterEach(() => vi.unstubAllGlobals());

test('a request of a stopped client never settles and changes nothing', async () => {
  sessionStore.write({ token: 'T1', antiForgery: 'X1' });
  const answers = [
    async () =>
      new Response('{"data":[]}', {
        headers: { [names.token]: 'T2', date: 'Sat, 02 Jan 2027 00:00:00 GMT' },
      }),
    () => Promise.reject(new TypeError('fetch failed')),
  ];
  vi.stubGlobal('fetch', () => {
    resetAppState();
    return answers.shift()?.();
  });
  const settled = vi.fn();
  for (const call of [api.references.institutions(), api.references.institutions()])
    call.then(settled, settled);
  await vi.waitFor(() => expect(answers).toHaveLength(0));
  await new Promise((resolve) => setTimeout(resolve));
  expect(settled).not.toHaveBeenCalled();
  expect(sessionStore.read()?.token).toBe('T1');
  expect(appState.getState().bankClock.aheadMs).toBeUndefined();
});
