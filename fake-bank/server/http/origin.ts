import type { IncomingHttpHeaders } from 'node:http';
import { nameOf, OF_THIS_MACHINE } from './hosts';

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/** The host by which a proxy was called. No page of another site can send this header: browsers ask first. */
const forwardedHost = ({ 'x-forwarded-host': host }: IncomingHttpHeaders): string | undefined =>
  typeof host === 'string' ? host.split(',')[0]?.trim() : undefined;

/** Whether a request was sent from another site. */
export type IsForeign = (headers: IncomingHttpHeaders) => boolean;

/**
 * Browsers say it in `Sec-Fetch-Site` or `Origin`; what sends neither is no browser and carries nobody's cookies.
 * `allowed` are the names that are the server's own: a proxy may have put another in `Host`, or dropped its port.
 */
export function foreignTo(allowed: readonly string[]): IsForeign {
  const own = new Set(allowed.filter((name) => !OF_THIS_MACHINE.includes(name)));
  const isBehindProxy = (from: string, host = ''): boolean =>
    own.has(nameOf(from)) && (!own.has(nameOf(host)) || host === nameOf(from));
  return (headers) => {
    const site = headers['sec-fetch-site'];
    if (site !== undefined) return site !== 'same-origin' && site !== 'none';
    if (headers.origin === undefined) return false;
    const from = hostOf(headers.origin);
    if (from === null) return true;
    return from !== headers.host && from !== forwardedHost(headers) && !isBehindProxy(from, headers.host);
  };
}
