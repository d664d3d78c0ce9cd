// In a variable, because Vite rewrites `new URL('../..', import.meta.url)` as an asset.
const MODULE = import.meta.url;

/** With slashes at both ends: '/banca/'. One build serves any path; its modules are in `assets` below it. */
export const basePath = (): string =>
  import.meta.env.PROD ? new URL('..', MODULE).pathname : import.meta.env.BASE_URL;
