/** How many pages' code is on its way. The router keeps the page before it in sight until the next one is there. */
let arriving = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  arriving += by;
  for (const listener of listeners) listener();
}

/** Counts a page's code for as long as it is being fetched. */
export function whileArriving<Code>(code: Promise<Code>): Promise<Code> {
  change(1);
  return code.finally(() => change(-1));
}

export const isArriving = (): boolean => arriving > 0;

export function onArriving(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
