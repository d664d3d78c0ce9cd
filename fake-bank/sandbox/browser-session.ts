import type { Request } from 'express';
import type { BrowserCookie } from '#contract/domain/browser-cookie';
import type { Customer } from '../core/customers/customers';
import { callOf } from '../core/http/call';
import { type CookieNames, sessionCookie } from '../server/http/cookies';
import { bankNamedBy, nameOf } from '../server/http/hosts';
import type { Sessions } from '../server/http/sessions';
import { recordVisit } from '../server/login/sign-in';

/** Signs in like the sign-in page, and opens a first tab. The cookies belong to the host of the request. */
export async function openBrowserSession(
  sessions: Sessions,
  names: CookieNames,
  req: Request,
  customer: Customer,
) {
  const { bank } = callOf(req);
  await recordVisit(bank, customer);
  const { cookie } = sessions.signIn(bank.id, customer.key);
  const session = sessions.byCookie(cookie, bank.id);
  if (!session) throw new Error('a new session has ended');
  const { host } = req.headers;
  const { path, secure } = sessionCookie(req);
  const cookieOf = (name: string, value: string): BrowserCookie => ({
    name,
    value,
    domain: nameOf(host),
    path,
    httpOnly: true,
    secure,
    sameSite: 'Strict',
  });
  const isNamedByHost = bankNamedBy(host) === bank.id;
  const cookies = [
    cookieOf(names.session, cookie),
    ...(isNamedByHost ? [] : [cookieOf(names.bank, bank.id)]),
  ];
  return { ...sessions.openTab(session), cookies };
}
