/** Long enough for a busy machine: no test asserts how fast anything is. */
const TIMEOUT_MS = 20_000;
const INTERVAL_MS = 15;
/** A changed value or focus causes no mutation, so an unchanged document is read again after this time. */
const READ_AGAIN_MS = 150;

let mutations = 0;

/** Counts the mutations of the document, so that an unchanged one is not queried every few milliseconds. */
export const watchMutations = (): void =>
  new MutationObserver(() => {
    mutations += 1;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

/** Returns the page's text and focus, for the message of a failed test. */
export const pageText = (): string =>
  `\nThe page shows: ${(document.body.textContent ?? '').replace(/\s+/g, ' ').slice(0, 2_000)}` +
  `\nThe focus is on: ${document.activeElement?.outerHTML.slice(0, 200)}`;

/** React draws a long page in fewer turns of 5 ms. */
const QUIET_TURNS = 100;
const MAX_TURNS = 2_000;

/**
 * Waits until the client has drawn. It counts turns of the event loop, not milliseconds: on a busy machine each turn
 * takes longer.
 */
export async function waitUntilDrawn(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 5));
  for (let quiet = 0, turns = 0; quiet < QUIET_TURNS && turns < MAX_TURNS; turns += 1) {
    const seen = mutations;
    await new Promise((resolve) => setImmediate(resolve));
    quiet = mutations === seen ? quiet + 1 : 0;
  }
}

/** Calls `read` until it returns something truthy, and returns that; throws `explain()` when time is up. */
export async function retry<Value>(
  read: () => Value | null | undefined | false,
  explain: () => string,
  timeout = TIMEOUT_MS,
): Promise<Value> {
  const start = performance.now();
  for (;;) {
    const seen = mutations;
    const readAt = performance.now();
    let failure: unknown;
    try {
      const value = read();
      if (value) return value;
    } catch (error) {
      failure = error;
    }
    do {
      if (performance.now() - start > timeout) throw failure ?? new Error(explain() + pageText());
      await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
    } while (mutations === seen && performance.now() - readAt < READ_AGAIN_MS);
  }
}
