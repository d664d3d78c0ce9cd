import { useEffectEvent, useLayoutEffect } from 'react';
import { type AppState, appState, updateSlice } from '../app-state/app-state';

/**
 * Each open dialog has an entry in the browser's history, so that Back closes it and never leaves the page below.
 * The entry repeats the state of the page's own: to the router nothing has changed. Where the router does not keep
 * its addresses in the window's history, as in tests of parts, there are no entries.
 */

/** `onBack`: Back was pressed. A dialog that stays open has its entry again. */
type OpenDialog = AppState['dialogs']['open'][number];

const MARK = 'dialogs';

const dialogs = () => appState.getState().dialogs;

/** How many entries of dialogs lie on the page's own. */
function depth(): number {
  const mark: unknown = Reflect.get(Object(window.history.state), MARK);
  return typeof mark === 'number' ? mark : 0;
}

const isRouters = (): boolean => 'idx' in Object(window.history.state);

/** Brings as many entries as there are dialogs. One that takes another's place leaves the history as it is. */
function settle(): void {
  updateSlice('dialogs', { isSettling: false });
  const { open, isReturning, waiting } = dialogs();
  // The history has not changed yet: to go back once more would leave the page. What follows is settled on arrival.
  if (isReturning) return;
  if (isRouters()) {
    const entries = depth();
    if (entries > open.length) {
      updateSlice('dialogs', { isReturning: true });
      window.history.go(open.length - entries);
      return;
    }
    // The way back over them is none of the reader's: it leads to no place where the page once was.
    window.history.scrollRestoration = open.length > 0 ? 'manual' : 'auto';
    for (let place = entries + 1; place <= open.length; place += 1) {
      window.history.pushState({ ...window.history.state, [MARK]: place }, '');
    }
  }
  updateSlice('dialogs', { waiting: [] });
  for (const resolve of waiting) resolve();
}

/** Once all that opens and closes together has done so. */
function settleSoon(): void {
  if (dialogs().isSettling) return;
  updateSlice('dialogs', { isSettling: true });
  queueMicrotask(() => {
    // Unless the state was reset meanwhile: the history then belongs to another client.
    if (dialogs().isSettling) settle();
  });
}

/** What lies above the dialogs is an entry whose page was left from a dialog, or that a reload has closed. */
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

/**
 * Notes an open dialog; answers how to say that it is closed. It is noted in a layout effect: who reloads in the moment
 * in which it is painted would else be led past the page, by an entry that comes while the page goes.
 */
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

/** Notes what is a dialog for as long as it is rendered. */
export function useDialogEntry(onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useLayoutEffect(() => registerDialog({ onBack: () => back() }), []);
}

export const isTopmost = (dialog: OpenDialog): boolean => dialogs().open.at(-1) === dialog;

const onSettled = (call: () => void): void =>
  updateSlice('dialogs', { waiting: [...dialogs().waiting, call] });

/** Writes an address when the history stands still: a way back that arrives later would bring the one before it again. */
export function afterHistorySettled(write: () => void): void {
  const { isSettling, isReturning } = dialogs();
  if (isSettling || isReturning) onSettled(write);
  else write();
}

/** Before the address is replaced: the page's own entry is to be replaced, not that of a dialog over it. */
export function leaveDialogs(): Promise<void> {
  updateSlice('dialogs', { open: [] });
  return new Promise((resolve) => {
    onSettled(resolve);
    settleSoon();
  });
}
