import type { IncomingHttpHeaders } from 'node:http';

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/**
 * Whether a request was sent from another site. Browsers say so in `Sec-Fetch-Site` or `Origin`; what sends
 * neither is no browser and carries nobody's cookies.
 */
export function isForeign(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return headers.origin !== undefined && hostOf(headers.origin) !== headers.host;
}
