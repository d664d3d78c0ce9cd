import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { customers } from '#bank/core/customers/customers';
import { DomainError } from '#bank/core/errors/domain-error';
import { type Call, callOf } from '#bank/core/http/call';
import { headers } from '#contract/headers';
import { isMutation, requireClientHeaders } from './guards';
import { digest, type Pair } from './pair';
import type { Sessions } from './sessions';
import type { Tab } from './tab';

const firstValue = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** Both headers may carry the token; if they differ, the request has none. */
function tokenOf(req: IncomingMessage): string | undefined {
  const tokenHeader = firstValue(req.headers[headers.token]);
  const authorization = firstValue(req.headers[headers.authorization]);
  const bearer = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  const token = tokenHeader ?? bearer;
  return authorization && bearer !== token ? undefined : token;
}

/** Caches the token digest per call: hashing costs more than looking up the tab. */
const digests = new WeakMap<Call, string>();

/** A reset or an import may have removed the customer of a session. */
function findTab(sessions: Sessions, call: Call): Tab | null {
  const tokenDigest = digests.get(call);
  const tab = tokenDigest === undefined ? null : sessions.byDigest(tokenDigest, call.bank.id);
  return tab && call.bank.read.get(customers, tab.session.customer) ? tab : null;
}

const tabs = new WeakMap<Call, Tab>();

export const tabOf = (call: Call): Tab | undefined => tabs.get(call);

export const resolveSession =
  (sessions: Sessions): RequestHandler =>
  (req, _res, next) => {
    const call = callOf(req);
    const token = tokenOf(req);
    if (token) digests.set(call, digest(token));
    const customer = findTab(sessions, call)?.session.customer;
    call.user = customer && call.bank.read.get(customers, customer)?.user;
    next();
  };

function asksForCookie(route: object): boolean {
  const metadata: unknown = 'metadata' in route ? route.metadata : null;
  return typeof metadata === 'object' && metadata !== null && 'authentication' in metadata;
}

export function answerPair(res: ServerResponse, pair: Pair): void {
  res.setHeader(headers.token, pair.token);
  res.setHeader(headers.nextAntiForgery, pair.antiForgery);
}

/** Routes with `authentication` metadata check the sign-in cookie themselves. */
export const authenticate =
  (sessions: Sessions) =>
  (req: IncomingMessage & { tsRestRoute: object }, res: ServerResponse, next: () => void): void => {
    const call = callOf(req);
    if (!asksForCookie(req.tsRestRoute)) {
      // Looked up again: the session may have ended while the call waited.
      const tab = findTab(sessions, call);
      if (!tab) throw new DomainError('CZ_UNAUTHENTICATED');
      if (isMutation(req)) {
        const value = firstValue(req.headers[headers.antiForgery]);
        if (!value || !sessions.isAntiForgeryOf(tab, value)) throw new DomainError('CZ_ANTI_FORGERY');
        sessions.touch(tab.session);
      }
      call.customer = tab.session.customer;
      tabs.set(call, tab);
      const pair = sessions.rotate(tab, digests.get(call) ?? '');
      if (pair) answerPair(res, pair);
    }
    requireClientHeaders(req);
    next();
  };
