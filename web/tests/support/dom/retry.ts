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
      if (performance.now() - start > timeout) throw failure ?? new Error(explain());
      await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
    } while (mutations === seen && performance.now() - readAt < READ_AGAIN_MS);
  }
}
