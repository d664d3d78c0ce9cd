// Vite takes `new URL('../..', import.meta.url)` for the address of an asset.
const MODULE = import.meta.url;

/**
 * Returns the path under which the client is served, with a slash at both ends: '/banca/'. One build serves every path:
 * its modules are in the folder `assets` below it.
 */
export const basePath = (): string =>
  import.meta.env.PROD ? new URL('..', MODULE).pathname : import.meta.env.BASE_URL;
