import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Request, Response } from 'express';
import { logFailure, logSuccess } from '#bank/core/activity/activity';
import { notify } from '#bank/core/activity/outbox';
import type { Clock } from '#bank/core/calendar/clock';
import { type Customer, customerNamed, customers } from '#bank/core/customers/customers';
import { isBlocked } from '#bank/core/http/blocked-customer';
import { callOf } from '#bank/core/http/call';
import type { Bank } from '#bank/core/tenants/bank';
import { type CookieNames, cookieOf, sessionCookie } from '../http/cookies';
import type { Sessions } from '../http/sessions';
import type { Attempts } from './attempts';
import type { SignInOutcome } from './routes';

const TRIES_PER_USER = 5;
/** After these tries, responses are delayed, not rejected: users behind a proxy share an address. */
const TRIES_PER_ADDRESS = 50;
const SLOWER_MS = 50;
const SLOWEST_MS = 1_000;

const slowness = (tries: number): number =>
  Math.min(SLOWEST_MS, Math.max(0, tries - TRIES_PER_ADDRESS + 1) * SLOWER_MS);

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Takes the same time for an unknown user as for a wrong password. */
function findCustomer(bank: Bank, username: string, password: string): Customer | null {
  const knownCustomer = customerNamed(bank.read, username.toLowerCase());
  const isCorrect = timingSafeEqual(digest(password), digest(knownCustomer?.password ?? ''));
  return knownCustomer && isCorrect ? knownCustomer : null;
}

/** Logs a sign-in in a browser and notifies the customer. */
export const recordVisit = (bank: Bank, customer: Customer) =>
  bank.commit((tx) => {
    const actor = { customer: customer.key, now: bank.now };
    tx.put(customers, { ...customer, previousLogin: customer.lastLogin, lastLogin: bank.now });
    logSuccess(tx, actor, 'SIGN_IN', 'Iniciaste sesión');
    notify(tx, actor, {
      channel: 'PUSH',
      subject: 'Iniciaste sesión',
      text: 'Entraste a Cenzontle desde un navegador. Si no fuiste tú, llámanos.',
    });
  });

function recordFailure(bank: Bank, username: string): void {
  const customer = customerNamed(bank.read, username.toLowerCase());
  if (!customer) return;
  const actor = { customer: customer.key, now: bank.now };
  const attempt = {
    type: 'SIGN_IN',
    description: 'Intento de inicio de sesión con datos incorrectos',
  } as const;
  bank.store.transact((tx) => logFailure(tx, actor, attempt));
}

export const signIn =
  (sessions: Sessions, attempts: Attempts, names: CookieNames, systemClock: Clock) =>
  async (req: Request, res: Response, username: string, password: string): Promise<SignInOutcome> => {
    const { bank } = callOf(req);
    // Checked before the credentials, so that the response does not reveal which users exist.
    if (bank.store.isReadOnly && !(await bank.store.recover())) return 'unavailable';
    // Not a forwarded address, since clients can forge the header.
    const address = `${bank.id} ${req.socket.remoteAddress}`;
    // Hashed to bound the key's length.
    const user = `${address} ${digest(username.toLowerCase()).toString('base64')}`;
    await pause(slowness(attempts.count(address)));
    const retryAfter = attempts.wait(user, TRIES_PER_USER);
    if (retryAfter > 0) return { retryAfter };
    const customer = findCustomer(bank, username, password);
    if (!customer) {
      attempts.fail(user);
      attempts.fail(address);
      recordFailure(bank, username);
      return 'wrong';
    }
    attempts.forget(user);
    // Revealed only after the right password.
    if (isBlocked(customer, systemClock())) return 'blocked';
    await recordVisit(bank, customer);
    const session = sessions.signIn(bank.id, customer.key, cookieOf(req, names.session));
    res.cookie(names.session, session.cookie, sessionCookie(req));
    return 'ok';
  };
