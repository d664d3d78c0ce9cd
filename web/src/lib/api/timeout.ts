/** For what one can do without: it is waited for no longer. */
export const shortTimeout = (): AbortSignal => AbortSignal.timeout(3_000);
