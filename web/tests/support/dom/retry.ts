import { withStyleCache } from './computed-style';

/** Enough for a busy machine: no test asserts speed. */
const TIMEOUT_MS = 60_000;
const INTERVAL_MS = 15;
/** Values and focus change without a mutation, so an unchanged document is read again after this time. */
const REREAD_MS = 150;

let mutations = 0;

/** Counts the document's mutations, so that an unchanged document is not queried at every interval. */
export const watchMutations = (): void =>
  new MutationObserver(() => {
    mutations += 1;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

/** Returns the page's text and focus, for the message of a failed test. */
export const pageText = (): string =>
  `\nThe page shows: ${(document.body.textContent ?? '').replace(/\s+/g, ' ').slice(0, 2_000)}` +
  `\nThe focus is on: ${document.activeElement?.outerHTML.slice(0, 200)}`;

/** React renders a long page in slices of 5 ms, in fewer event loop turns than this. */
const QUIET_TURNS = 100;
const MAX_TURNS = 2_000;

/**
 * Waits until the client has rendered; returns whether the document changed. Counts event loop turns, not
 * milliseconds, since turns take longer on a busy machine.
 */
export async function waitUntilRendered(): Promise<boolean> {
  const start = mutations;
  await new Promise((resolve) => setTimeout(resolve, 5));
  for (let quiet = 0, turns = 0; quiet < QUIET_TURNS && turns < MAX_TURNS; turns += 1) {
    const countBefore = mutations;
    await new Promise((resolve) => setImmediate(resolve));
    quiet = mutations === countBefore ? quiet + 1 : 0;
  }
  return mutations !== start;
}

/** Calls `read` until it returns a truthy value, and returns it; throws `explain()` on timeout. */
export async function retry<Value>(
  read: () => Value | null | undefined | false,
  explain: () => string,
  timeout = TIMEOUT_MS,
): Promise<Value> {
  const start = performance.now();
  for (;;) {
    const countBefore = mutations;
    const readAt = performance.now();
    let failure: unknown;
    try {
      const value = withStyleCache(read);
      if (value) return value;
    } catch (error) {
      failure = error;
    }
    do {
      if (performance.now() - start > timeout) throw failure ?? new Error(explain() + pageText());
      await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
    } while (mutations === countBefore && performance.now() - readAt < REREAD_MS);
  }
}
