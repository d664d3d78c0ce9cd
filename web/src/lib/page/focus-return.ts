import { appState, updateSlice } from '../app-state/app-state';

const dialogFocus = () => appState.getState().dialogFocus;

const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

function findByLabelOf(element: HTMLElement): HTMLElement | undefined {
  const label = element.getAttribute('aria-label');
  if (label === null) return undefined;
  const candidates = document.querySelectorAll<HTMLElement>(`${element.localName}[aria-label]`);
  return [...candidates].find((candidate) => candidate.getAttribute('aria-label') === label);
}

const findRendered = (opener: Element | null | undefined): HTMLElement | undefined =>
  opener instanceof HTMLElement ? (opener.isConnected ? opener : findByLabelOf(opener)) : undefined;

/** `lowerDialogs` were open when the closed dialog opened. */
function restoreFocus(opener: Element | null, lowerDialogs: readonly object[]): void {
  const { open: openDialogs, opener: firstOpener } = dialogFocus();
  // A dialog that was below would focus its title, so focus the opener instead.
  if (lowerDialogs.some((dialog) => openDialogs.includes(dialog))) findRendered(opener)?.focus();
  // A dialog is still open and has the focus.
  if (openDialogs.length > 0) return;
  updateSlice('dialogFocus', { opener: undefined });
  if (isFocusLost()) (findRendered(firstOpener) ?? document.querySelector<HTMLElement>('main h1'))?.focus();
}

/**
 * Registers an open dialog. The result restores the focus after the dialog closes, since browsers do not
 * if two dialogs close at once or if the opener was rendered again.
 */
export function trackDialogFocus(opener: Element | null): () => void {
  const { open: openDialogs, opener: firstOpener } = dialogFocus();
  // A dialog that replaces another keeps the opener of the first.
  if (firstOpener === undefined && opener instanceof HTMLElement && opener !== document.body)
    updateSlice('dialogFocus', { opener });
  const dialog = {};
  updateSlice('dialogFocus', { open: [...openDialogs, dialog] });
  return () => {
    const { open } = dialogFocus();
    const lowerDialogs = open.slice(0, open.indexOf(dialog));
    updateSlice('dialogFocus', { open: open.filter((other) => other !== dialog) });
    queueMicrotask(() => restoreFocus(opener, lowerDialogs));
  };
}
