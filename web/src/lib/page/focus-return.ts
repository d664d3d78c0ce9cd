import { appState, updateSlice } from '../app-state/app-state';

/**
 * A browser gives the focus back to what opened a dialog. It cannot where two close at once, of which the lower still
 * stands below the other, nor where what opened it was drawn anew meanwhile.
 */
const dialogFocus = () => appState.getState().dialogFocus;

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** What was drawn in the place of the opener: it has the same name. */
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

/** Notes that a dialog opens; answers what to call once it is closed. */
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
    // Once all that opens and closes together has done so.
    if (others.length === 0) queueMicrotask(giveBack);
  };
}
