import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Each open dialog has an entry in the browser's history, so that Back closes it and never leaves the page below.
 * The entry repeats the state of the page's own: to the router nothing has changed. Where the router does not keep
 * its addresses in the window's history, as in tests of parts, there are no entries.
 */

type OpenDialog = {
  /** Back was pressed. A dialog that stays open has its entry again. */
  onBack: () => void;
};

const MARK = 'dialogs';

/** The topmost is the last. */
const open: OpenDialog[] = [];
let settling = false;
/** On the way back over entries whose dialogs are closed: nobody has pressed anything. */
let returning = false;
/** Who waits until the history has as many entries as there are dialogs. */
let waiting: (() => void)[] = [];

/** How many entries of dialogs lie on the page's own. */
function depth(): number {
  const mark: unknown = Reflect.get(Object(window.history.state), MARK);
  return typeof mark === 'number' ? mark : 0;
}

const isRouters = (): boolean => 'idx' in Object(window.history.state);

/** Brings as many entries as there are dialogs. One that takes another's place leaves the history as it is. */
function settle(): void {
  settling = false;
  // The history has not changed yet: to go back once more would leave the page. What follows is settled on arrival.
  if (returning) return;
  if (isRouters()) {
    const entries = depth();
    if (entries > open.length) {
      returning = true;
      window.history.go(open.length - entries);
      return;
    }
    // The way back over them is none of the reader's: it leads to no place where the page once was.
    window.history.scrollRestoration = open.length > 0 ? 'manual' : 'auto';
    for (let place = entries + 1; place <= open.length; place += 1) {
      window.history.pushState({ ...window.history.state, [MARK]: place }, '');
    }
  }
  for (const resolve of waiting) resolve();
  waiting = [];
}

/** Once all that opens and closes together has done so. */
function settleSoon(): void {
  if (settling) return;
  settling = true;
  queueMicrotask(settle);
}

/** What lies above the dialogs is an entry whose page was left from a dialog, or that a reload has closed. */
export function watchDialogHistory(): void {
  settle();
  window.addEventListener('popstate', () => {
    if (!returning && depth() < open.length) open.at(-1)?.onBack();
    returning = false;
    settleSoon();
  });
}

/**
 * Notes an open dialog; answers how to say that it is closed. It is noted in a layout effect: who reloads in the moment
 * in which it is painted would else be led past the page, by an entry that comes while the page goes.
 */
export function noteDialog(dialog: OpenDialog): () => void {
  open.push(dialog);
  settleSoon();
  return () => {
    if (!open.includes(dialog)) return;
    open.splice(open.indexOf(dialog), 1);
    settleSoon();
  };
}

/** Notes what is a dialog for as long as it is rendered. */
export function useDialogEntry(onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useLayoutEffect(() => noteDialog({ onBack: () => back() }), []);
}

export const isTopmost = (dialog: OpenDialog): boolean => open.at(-1) === dialog;

/** Writes an address when the history stands still: a way back that arrives later would bring the one before it again. */
export function onceSettled(write: () => void): void {
  if (settling || returning) waiting.push(write);
  else write();
}

/** Before the address is replaced: the page's own entry is to be replaced, not that of a dialog over it. */
export function leaveDialogs(): Promise<void> {
  open.length = 0;
  return new Promise((resolve) => {
    waiting.push(resolve);
    settleSoon();
  });
}
