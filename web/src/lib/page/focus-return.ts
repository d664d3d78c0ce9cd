import { appState, updateSlice } from '../app-state/app-state';

/** Browsers restore focus after a dialog, except when two close at once or the opener was re-rendered. */
const dialogFocus = () => appState.getState().dialogFocus;

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

function twinOf(element: HTMLElement): HTMLElement | undefined {
  const label = element.getAttribute('aria-label');
  if (label === null) return undefined;
  const named = document.querySelectorAll<HTMLElement>(`${element.localName}[aria-label]`);
  return [...named].find((each) => each.getAttribute('aria-label') === label);
}

function giveBack(opener: Element | null, below: readonly object[]): void {
  const { open, opener: first } = dialogFocus();
  const isNested = below.some((dialog) => open.includes(dialog));
  // Another dialog has replaced this one and has the focus.
  if (!isNested && open.length > 0) return;
  if (!isNested) updateSlice('dialogFocus', { opener: undefined });
  // The dialog below takes the focus itself, but to its title.
  if (!isNested && !isNowhere()) return;
  const from = isNested ? opener : first;
  const place = from instanceof HTMLElement ? (from.isConnected ? from : twinOf(from)) : undefined;
  (place ?? document.querySelector<HTMLElement>('main h1'))?.focus();
}

export function rememberFocus(opener: Element | null): () => void {
  const { open, opener: first } = dialogFocus();
  // A dialog that replaces another keeps the opener of the first.
  if (first === undefined && opener instanceof HTMLElement && opener !== document.body)
    updateSlice('dialogFocus', { opener });
  const dialog = {};
  updateSlice('dialogFocus', { open: [...open, dialog] });
  return () => {
    const { open } = dialogFocus();
    const below = open.slice(0, open.indexOf(dialog));
    updateSlice('dialogFocus', { open: open.filter((each) => each !== dialog) });
    queueMicrotask(() => giveBack(opener, below));
  };
}
