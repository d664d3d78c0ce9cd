import { expect, test, vi } from 'vitest';
import { appState } from '#web/lib/app-state/app-state.ts';
import { isPageLoading, trackPageCode } from './page-loading';

test('a page is loading until its last chunk has loaded or failed', async () => {
  const told = vi.fn();
  const stop = appState.subscribe(told);
  const never = new AbortController();
  const slow = trackPageCode(
    new Promise((_, reject) => never.signal.addEventListener('abort', () => reject(new Error('offline')))),
  );
  expect(await trackPageCode(Promise.resolve('page'))).toBe('page');
  expect(isPageLoading()).toBe(true);

  never.abort();
  await expect(slow).rejects.toThrow('offline');
  expect(isPageLoading()).toBe(false);

  expect(told).toHaveBeenCalledTimes(4);
  stop();
  await trackPageCode(Promise.resolve());
  expect(told).toHaveBeenCalledTimes(4);
});
