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

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** The token of a request. Both headers carry it; where the other one shows anything else it counts as none. */
function tokenOf(req: IncomingMessage): string | undefined {
  const own = one(req.headers[headers.token]);
  const authorization = one(req.headers[headers.authorization]);
  const bearer = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  const token = own ?? bearer;
  return authorization && bearer !== token ? undefined : token;
}

/** The digest of the token that a call has shown; working it out costs more than finding the tab again. */
const digests = new WeakMap<Call, string>();

/** The tab of a call's token, while it is open. */
function findTab(sessions: Sessions, call: Call): Tab | null {
  const shown = digests.get(call);
  return shown === undefined ? null : sessions.byDigest(shown, call.bank.id);
}

const tabs = new WeakMap<Call, Tab>();

/** The tab whose token an authenticated call has shown. */
export const tabOf = (call: Call): Tab | undefined => tabs.get(call);

/** Notes who calls. */
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

/** Gives the client the pair that it should use from now on, where it changed. */
export function answerPair(res: ServerResponse, pair: Pair): void {
  res.setHeader(headers.token, pair.token);
  res.setHeader(headers.nextAntiForgery, pair.antiForgery);
}

/**
 * Lets a request pass that shows the token of a live session and, where it changes something, the
 * anti-forgery value of the same tab. The operation that asks for the cookie instead does so itself.
 */
export const authenticate =
  (sessions: Sessions) =>
  (req: IncomingMessage & { tsRestRoute: object }, res: ServerResponse, next: () => void): void => {
    const call = callOf(req);
    if (!asksForCookie(req.tsRestRoute)) {
      // Once more: it may have ended while the call waited.
      const tab = findTab(sessions, call);
      if (!tab) throw new DomainError('CZ_UNAUTHENTICATED');
      if (isMutation(req)) {
        const value = one(req.headers[headers.antiForgery]);
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
