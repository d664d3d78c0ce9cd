import { expect, test, vi } from 'vitest';
import { appState } from '../../app-state/app-state';
import { isArriving, whileArriving } from './arriving';

test('a page is on its way until the last of them has come, or has failed', async () => {
  const told = vi.fn();
  const stop = appState.subscribe(told);
  const never = new AbortController();
  const slow = whileArriving(
    new Promise((_, reject) => never.signal.addEventListener('abort', () => reject(new Error('offline')))),
  );
  expect(await whileArriving(Promise.resolve('page'))).toBe('page');
  expect(isArriving()).toBe(true);

  never.abort();
  await expect(slow).rejects.toThrow('offline');
  expect(isArriving()).toBe(false);

  expect(told).toHaveBeenCalledTimes(4);
  stop();
  await whileArriving(Promise.resolve());
  expect(told).toHaveBeenCalledTimes(4);
});
