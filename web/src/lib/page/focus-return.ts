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

function focusOpener(opener: Element | null | undefined): void {
  const place = opener instanceof HTMLElement && (opener.isConnected ? opener : twinOf(opener));
  (place || document.querySelector<HTMLElement>('main h1'))?.focus();
}

/** `below` are the dialogs that were open when this one opened. */
function giveBack(opener: Element | null, below: readonly object[]): void {
  const { open, opener: first } = dialogFocus();
  // The dialog below takes the focus itself, but to its title.
  if (below.some((dialog) => open.includes(dialog))) focusOpener(opener);
  // Otherwise another dialog has replaced this one and has the focus.
  if (open.length > 0) return;
  updateSlice('dialogFocus', { opener: undefined });
  if (isNowhere()) focusOpener(first);
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
