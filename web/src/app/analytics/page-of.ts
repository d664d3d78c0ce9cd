/** A path as analytics may know it: without the key of an account. */
export const pageOf = (path: string): string =>
  path.replace(/^(\/account-summary\/details\/[^/]+)\/.+$/i, '$1/:key');
