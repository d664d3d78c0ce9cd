import { expect, test, vi } from 'vitest';
import { appState } from '#web/lib/app-state/app-state.ts';
import { isPageLoading, trackPageCode } from './page-loading';

test('a page is loading until its last chunk has loaded or failed', async () => {
  const listener = vi.fn();
  const stop = appState.subscribe(listener);
  const controller = new AbortController();
  const slowChunk = trackPageCode(
    new Promise((_, reject) =>
      controller.signal.addEventListener('abort', () => reject(new Error('offline'))),
    ),
  );
  expect(await trackPageCode(Promise.resolve('page'))).toBe('page');
  expect(isPageLoading()).toBe(true);

  controller.abort();
  await expect(slowChunk).rejects.toThrow('offline');
  expect(isPageLoading()).toBe(false);

  expect(listener).toHaveBeenCalledTimes(4);
  stop();
  await trackPageCode(Promise.resolve());
  expect(listener).toHaveBeenCalledTimes(4);
});
