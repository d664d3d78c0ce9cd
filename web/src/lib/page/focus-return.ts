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

function giveBack(opener: Element | null): void {
  const { open, opener: first } = dialogFocus();
  const isNested = open.length > 0;
  if (!isNested) updateSlice('dialogFocus', { opener: undefined });
  // The dialog below takes the focus itself, but to its title.
  if (!isNested && !isNowhere()) return;
  const from = isNested ? opener : first;
  const place = from instanceof HTMLElement ? (from.isConnected ? from : twinOf(from)) : undefined;
  (place ?? document.querySelector<HTMLElement>('main h1'))?.focus();
}

export function rememberFocus(opener: Element | null): () => void {
  const { open } = dialogFocus();
  if (open.length === 0 && opener instanceof HTMLElement && opener !== document.body)
    updateSlice('dialogFocus', { opener });
  const dialog = {};
  updateSlice('dialogFocus', { open: [...open, dialog] });
  return () => {
    updateSlice('dialogFocus', { open: dialogFocus().open.filter((each) => each !== dialog) });
    queueMicrotask(() => giveBack(opener));
  };
}
