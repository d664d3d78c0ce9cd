import type { IncomingHttpHeaders } from 'node:http';
import type { IsAllowed } from './allowed-origins';
import { nameOf, OF_THIS_MACHINE } from './hosts';

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/** Other sites cannot send `X-Forwarded-Host` without a preflight request. */
const forwardedHost = ({ 'x-forwarded-host': host }: IncomingHttpHeaders): string | undefined =>
  typeof host === 'string' ? host.split(',')[0]?.trim() : undefined;

export type IsForeign = (headers: IncomingHttpHeaders) => boolean;

const noOrigin: IsAllowed = () => false;

/** Clients without `Sec-Fetch-Site` and `Origin` are no browsers. A proxy may change `Host`, hence `allowed`. */
export function makeOriginCheck(allowed: readonly string[], isAllowed = noOrigin): IsForeign {
  const hosts = new Set(allowed.filter((name) => !OF_THIS_MACHINE.includes(name)));
  const isBehindProxy = (from: string, host = ''): boolean =>
    hosts.has(nameOf(from)) && (!hosts.has(nameOf(host)) || host === nameOf(from));
  return (headers) => {
    if (isAllowed(headers.origin)) return false;
    const site = headers['sec-fetch-site'];
    if (site !== undefined) return site !== 'same-origin' && site !== 'none';
    if (headers.origin === undefined) return false;
    const from = hostOf(headers.origin);
    if (from === null) return true;
    return from !== headers.host && from !== forwardedHost(headers) && !isBehindProxy(from, headers.host);
  };
}
