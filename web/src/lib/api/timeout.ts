/** Timeout for optional requests. */
export const shortTimeout = (): AbortSignal => AbortSignal.timeout(3_000);
