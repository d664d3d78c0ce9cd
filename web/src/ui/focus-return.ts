/**
 * A browser gives the focus back to what opened a dialog. It cannot where two close at once, of which the lower still
 * stands below the other, nor where what opened it was drawn anew meanwhile.
 */
let open = 0;
let opener: HTMLElement | undefined;

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** What was drawn in the place of the opener: it has the same name. */
function twinOf(element: HTMLElement): HTMLElement | undefined {
  const label = element.getAttribute('aria-label');
  if (label === null) return undefined;
  const named = document.querySelectorAll<HTMLElement>(`${element.localName}[aria-label]`);
  return [...named].find((each) => each.getAttribute('aria-label') === label);
}

function giveBack(): void {
  if (open > 0) return;
  const from = opener;
  opener = undefined;
  if (!isNowhere()) return;
  const place = from?.isConnected ? from : from && twinOf(from);
  (place ?? document.querySelector<HTMLElement>('main h1'))?.focus();
}

/** Notes that a dialog opens; answers what to call once it is closed. */
export function noteFocus(): () => void {
  const active = document.activeElement;
  if (open === 0 && active instanceof HTMLElement && !isNowhere()) opener = active;
  open += 1;
  return () => {
    open -= 1;
    // Once all that opens and closes together has done so.
    if (open === 0) queueMicrotask(giveBack);
  };
}
