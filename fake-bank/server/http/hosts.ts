import type { RequestHandler } from 'express';
import { DomainError } from '#bank/core/errors/domain-error';

const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/i;
const BANK_HOST = /^([a-z0-9][a-z0-9-]{0,39})\.localhost$/;
/** Nobody else's server can take these from it. */
export const OF_THIS_MACHINE: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** The name in a `Host` header, without its port: `localhost`, `[::1]`; empty where there is none. */
export const nameOf = (host: string | undefined): string => HOST.exec(host ?? '')?.[1]?.toLowerCase() ?? '';

/** Whether a text is the name or address of a host and nothing else; an IPv6 address in brackets. */
export const isHostName = (text: string): boolean => HOST.exec(text)?.[1] === text;

/** `mia.localhost:4000` → `mia`: browsers find every such name on this machine, and keep cookies apart for each. */
export const bankNamedBy = (host: string | undefined): string | undefined =>
  BANK_HOST.exec(nameOf(host))?.[1];

/** Where a browser that found this server as `localhost` finds another bank of it; undefined under other names. */
export function addressOfBank(host: string | undefined, bank: string): string | undefined {
  const name = nameOf(host);
  if (name !== 'localhost' && !BANK_HOST.test(name)) return undefined;
  return `http://${bank}.localhost${host?.slice(name.length) ?? ''}`;
}

/** The same server by the name that names no bank. */
export const addressWithoutBank = (host: string | undefined): string =>
  `http://localhost${host?.slice(nameOf(host).length) ?? ''}`;

/** `bank.example, 192.168.1.5` → names, as ALLOWED_HOSTS lists them; an IPv6 address in brackets or not. */
export const hostsFrom = (list: string): string[] =>
  list
    .split(/[\s,]+/)
    .filter((name) => name !== '')
    .map((name) => (name.includes(':') && !name.startsWith('[') ? `[${name}]` : name).toLowerCase());

/**
 * Refuses requests under a name that is not this server's: a page elsewhere can let its own name lead here, and would
 * then be of the same origin (DNS rebinding). `allowed` are names beside those of this machine and of its banks.
 */
export const knownHost = (allowed: readonly string[]): RequestHandler => {
  const known = new Set([...OF_THIS_MACHINE, ...allowed]);
  return (req, _res, next) => {
    // Never the host that a proxy says: the page that is kept out can say it too.
    const name = nameOf(req.headers.host);
    if (known.has(name) || BANK_HOST.test(name)) return next();
    const called = name === '' ? 'sin nombre' : `con el nombre ${name.slice(0, 100)}`;
    throw new DomainError('CZ_CROSS_SITE', {
      description: `Este banco no atiende peticiones ${called}. Para permitir otro nombre, ponlo en ALLOWED_HOSTS.`,
    });
  };
};
