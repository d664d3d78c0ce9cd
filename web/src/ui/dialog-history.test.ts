// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { leaveDialogs, noteDialog, watchDialogHistory } from './dialog-history';

afterEach(() => vi.restoreAllMocks());

/** A browser goes back later than it is asked to. */
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

test('who leaves while the way back is not walked yet goes back once, and waits for it', async () => {
  const { entries, go, arrive } = slowHistory();
  watchDialogHistory();
  const close = noteDialog({ onBack: () => undefined });
  await Promise.resolve();
  expect(entries).toHaveLength(2);
  close();
  await Promise.resolve();
  const left = vi.fn();
  const leaving = leaveDialogs().then(left);
  await Promise.resolve();
  expect(go).toHaveBeenCalledExactlyOnceWith(-1);
  expect(left).not.toHaveBeenCalled();
  arrive();
  await leaving;
  expect(go).toHaveBeenCalledTimes(1);
  expect(entries).toHaveLength(1);
});
