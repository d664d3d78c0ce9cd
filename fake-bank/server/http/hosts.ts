import type { RequestHandler } from 'express';
import { DomainError } from '#bank/core/errors/domain-error';

const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/i;
const BANK_HOST = /^([a-z0-9][a-z0-9-]{0,39})\.localhost$/;
export const OF_THIS_MACHINE: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

export const nameOf = (host: string | undefined): string => HOST.exec(host ?? '')?.[1]?.toLowerCase() ?? '';

export const isHostName = (text: string): boolean => HOST.exec(text)?.[1] === text;

/** `mia.localhost:4000` → `mia`. Browsers resolve these names to this machine and separate their cookies. */
export const bankNamedBy = (host: string | undefined): string | undefined =>
  BANK_HOST.exec(nameOf(host))?.[1];

export function addressOfBank(host: string | undefined, bank: string): string | undefined {
  const name = nameOf(host);
  if (name !== 'localhost' && !BANK_HOST.test(name)) return undefined;
  return `http://${bank}.localhost${host?.slice(name.length) ?? ''}`;
}

export const addressWithoutBank = (host: string | undefined): string =>
  `http://localhost${host?.slice(nameOf(host).length) ?? ''}`;

export const hostsFrom = (list: string): string[] =>
  list
    .split(/[\s,]+/)
    .filter((name) => name !== '')
    .map((name) => (name.includes(':') && !name.startsWith('[') ? `[${name}]` : name).toLowerCase());

/** Prevents DNS rebinding: a foreign page may point its own host name at this server. */
export const knownHost = (allowed: readonly string[]): RequestHandler => {
  const hostNames = new Set([...OF_THIS_MACHINE, ...allowed]);
  return (req, _res, next) => {
    // `X-Forwarded-Host` is ignored, since any page can send it.
    const name = nameOf(req.headers.host);
    if (hostNames.has(name) || BANK_HOST.test(name)) return next();
    const shortName = name.slice(0, 100);
    throw new DomainError('CZ_CROSS_SITE', {
      description: `Este banco no atiende peticiones ${shortName === '' ? 'sin nombre' : `con el nombre ${shortName}`}. Para permitir otro nombre, usa la opción --allow-host.`,
      english: `This bank answers no requests ${shortName === '' ? 'without a host name' : `for the host ${shortName}`}. To allow another name, use the option --allow-host.`,
    });
  };
};
