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

function giveBack(): void {
  const { open, opener: from } = dialogFocus();
  if (open.length > 0) return;
  updateSlice('dialogFocus', { opener: undefined });
  if (!isNowhere()) return;
  const place = from?.isConnected ? from : from && twinOf(from);
  (place ?? document.querySelector<HTMLElement>('main h1'))?.focus();
}

export function rememberFocus(): () => void {
  const active = document.activeElement;
  const { open } = dialogFocus();
  if (open.length === 0 && active instanceof HTMLElement && !isNowhere())
    updateSlice('dialogFocus', { opener: active });
  const dialog = {};
  updateSlice('dialogFocus', { open: [...open, dialog] });
  return () => {
    const others = dialogFocus().open.filter((each) => each !== dialog);
    updateSlice('dialogFocus', { open: others });
    if (others.length === 0) queueMicrotask(giveBack);
  };
}
