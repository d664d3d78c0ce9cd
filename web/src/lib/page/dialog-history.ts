import { useEffectEvent, useLayoutEffect } from 'react';
import { type AppState, appState, updateSlice } from '../app-state/app-state';

/**
 * Each open dialog has a history entry, so that Back closes it and does not leave the page. The entry copies
 * the page's state, so the router sees no change. Component tests without a browser router have no entries.
 */

/** A dialog that stays open after `onBack` gets its entry again. */
type OpenDialog = AppState['dialogs']['open'][number];

const DEPTH_KEY = 'dialogs';

const dialogs = () => appState.getState().dialogs;

function depth(): number {
  const storedDepth: unknown = Reflect.get(Object(window.history.state), DEPTH_KEY);
  return typeof storedDepth === 'number' ? storedDepth : 0;
}

const hasRouter = (): boolean => 'idx' in Object(window.history.state);

/** Gives the history one entry per open dialog. */
function settle(): void {
  updateSlice('dialogs', { isSettling: false });
  const { open, isReturning, callbacks } = dialogs();
  // A navigation back is pending: another one would leave the page. It aligns the history on arrival.
  if (isReturning) return;
  if (hasRouter()) {
    const entries = depth();
    if (entries > open.length) {
      updateSlice('dialogs', { isReturning: true });
      window.history.go(open.length - entries);
      return;
    }
    // Going back over dialog entries must not restore a scroll position.
    window.history.scrollRestoration = open.length > 0 ? 'manual' : 'auto';
    for (let level = entries + 1; level <= open.length; level += 1) {
      window.history.pushState({ ...window.history.state, [DEPTH_KEY]: level }, '');
    }
  }
  updateSlice('dialogs', { callbacks: [] });
  for (const resolve of callbacks) resolve();
}

/** Settles once for all dialogs that open or close in the same task. */
function settleSoon(): void {
  if (dialogs().isSettling) return;
  updateSlice('dialogs', { isSettling: true });
  queueMicrotask(() => {
    // After a state reset, the history belongs to another client.
    if (dialogs().isSettling) settle();
  });
}

/** Closes the top dialog on Back. Removes entries whose dialogs a reload has closed. */
export function watchDialogHistory(): () => void {
  settle();
  const onPopState = () => {
    const { open, isReturning } = dialogs();
    if (!isReturning && depth() < open.length) open.at(-1)?.onBack();
    updateSlice('dialogs', { isReturning: false });
    settleSoon();
  };
  window.addEventListener('popstate', onPopState);
  return () => window.removeEventListener('popstate', onPopState);
}

/** Call it in a layout effect: an entry pushed during a reload would lead past the page. */
export function registerDialog(dialog: OpenDialog): () => void {
  updateSlice('dialogs', { open: [...dialogs().open, dialog] });
  settleSoon();
  return () => {
    const { open } = dialogs();
    if (!open.includes(dialog)) return;
    updateSlice('dialogs', { open: open.filter((each) => each !== dialog) });
    settleSoon();
  };
}

export function useDialogEntry(onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useLayoutEffect(() => registerDialog({ onBack: () => back() }), []);
}

export const isDialogOpen = (): boolean => dialogs().open.length > 0;

const onSettled = (call: () => void): void =>
  updateSlice('dialogs', { callbacks: [...dialogs().callbacks, call] });

/** Calls `write` once the history has settled, because a pending Back would undo it. */
export function afterHistorySettled(write: () => void): void {
  const { isSettling, isReturning } = dialogs();
  if (isSettling || isReturning) onSettled(write);
  else write();
}

/** Call before replacing the address, to replace the page's entry and not a dialog's. */
export function leaveDialogs(): Promise<void> {
  updateSlice('dialogs', { open: [] });
  return new Promise((resolve) => {
    onSettled(resolve);
    settleSoon();
  });
}
