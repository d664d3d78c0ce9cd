// In a variable, because Vite rewrites `new URL('../..', import.meta.url)` as an asset.
const MODULE = import.meta.url;

/** Returns the base path with slashes at both ends: '/banca/'. Built modules are in `assets` below it. */
export const basePath = (): string =>
  import.meta.env.PROD ? new URL('..', MODULE).pathname : import.meta.env.BASE_URL;
