// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { afterHistorySettled, leaveDialogs, registerDialog, watchDialogHistory } from './dialog-history';

beforeAll(watchDialogHistory);
afterEach(() => vi.restoreAllMocks());

/** Mocks a history that navigates back asynchronously, as browsers do. */
function slowHistory() {
  const entries: unknown[] = [{ idx: 0 }];
  vi.spyOn(window.history, 'state', 'get').mockImplementation(() => entries.at(-1));
  vi.spyOn(window.history, 'pushState').mockImplementation((state) => void entries.push(state));
  const go = vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
  const arrive = () => {
    entries.pop();
    window.dispatchEvent(new PopStateEvent('popstate'));
  };
  return { entries, go, arrive };
}

test('leaveDialogs waits for a pending Back and does not navigate again', async () => {
  const { entries, go, arrive } = slowHistory();
  const close = registerDialog({ onBack: () => undefined });
  await Promise.resolve();
  expect(entries).toHaveLength(2);
  close();
  await Promise.resolve();
  const onLeft = vi.fn();
  const leaving = leaveDialogs().then(onLeft);
  await Promise.resolve();
  expect(go).toHaveBeenCalledExactlyOnceWith(-1);
  expect(onLeft).not.toHaveBeenCalled();
  arrive();
  await leaving;
  expect(go).toHaveBeenCalledTimes(1);
  expect(entries).toHaveLength(1);
});

test('a URL change waits for a pending Back, and is applied at once otherwise', async () => {
  const { arrive } = slowHistory();
  const write = vi.fn();
  afterHistorySettled(write);
  expect(write).toHaveBeenCalledTimes(1);
  const close = registerDialog({ onBack: () => undefined });
  await Promise.resolve();
  afterHistorySettled(write);
  expect(write).toHaveBeenCalledTimes(2);
  close();
  afterHistorySettled(write);
  await Promise.resolve();
  afterHistorySettled(write);
  expect(write).toHaveBeenCalledTimes(2);
  arrive();
  await Promise.resolve();
  expect(write).toHaveBeenCalledTimes(4);
});
