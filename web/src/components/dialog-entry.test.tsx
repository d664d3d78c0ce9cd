// @vitest-environment happy-dom
import { type ReactNode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useDialogEntry } from '../lib/page/dialog-history';
import { Dialog } from './Dialog';
import { Theme } from './theme/Theme';

/** Calls `onEnd` at the end of the task that rendered it, before the paint. */
function TaskEnd({ onEnd }: { onEnd: () => void }) {
  useLayoutEffect(() => queueMicrotask(onEnd));
  return null;
}

function Menu() {
  useDialogEntry(() => undefined);
  return null;
}

/** Renders without act(), so that effects run after the paint as in production. */
async function entriesAtPaint(dialog: ReactNode): Promise<number> {
  const entries: unknown[] = [{ idx: 0 }];
  vi.spyOn(window.history, 'state', 'get').mockImplementation(() => entries.at(-1));
  vi.spyOn(window.history, 'pushState').mockImplementation((state) => void entries.push(state));
  vi.spyOn(window.history, 'go').mockImplementation(() => void entries.pop());
  const root = createRoot(document.createElement('div'));
  const entryCount = await new Promise<number>((resolve) => {
    root.render(
      <Theme>
        {dialog}
        <TaskEnd onEnd={() => resolve(entries.length)} />
      </Theme>,
    );
  });
  root.unmount();
  vi.restoreAllMocks();
  return entryCount;
}

test('a dialog pushes its history entry before it is painted', async () => {
  expect(await entriesAtPaint(<Dialog title="Firma tu operación" onClose={() => undefined} />)).toBe(2);
});

test('a menu pushes its history entry before it is painted', async () => {
  expect(await entriesAtPaint(<Menu />)).toBe(2);
});
