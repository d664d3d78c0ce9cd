import { initServer } from '@ts-rest/express';
import { logSuccess } from '#bank/core/activity/activity';
import { customers } from '#bank/core/customers/customers';
import { DomainError } from '#bank/core/errors/domain-error';
import { callOf, customerCall } from '#bank/core/http/call';
import { bankInstant } from '#contract/domain/dates';
import { session } from '#contract/session';
import { answerPair, tabOf } from '../http/authentication';
import { type CookieNames, cookieOf, sessionCookie } from '../http/cookies';
import type { Sessions } from '../http/sessions';

export const sessionRoutes = (sessions: Sessions, names: CookieNames) =>
  initServer().router(session, {
    user: async ({ req }) => {
      const { bank, customer } = customerCall(req);
      const tab = tabOf(callOf(req));
      const row = bank.read.get(customers, customer);
      if (!row || !tab) throw new DomainError('CZ_UNAUTHENTICATED');
      sessions.touch(tab.session);
      const { key, name, previousLogin } = row;
      return {
        status: 200,
        body: { key, name, dateLastLogin: previousLogin === null ? null : bankInstant(previousLogin) },
      };
    },
    logout: async ({ req, res }) => {
      const { bank } = callOf(req);
      const tab = tabOf(callOf(req));
      if (tab) {
        sessions.end(tab.session);
        const { customer } = tab.session;
        await bank.commit((tx) => logSuccess(tx, { customer, now: bank.now }, 'SIGN_OUT', 'Cerraste sesión'));
      }
      res.clearCookie(names.session, sessionCookie(res.req));
      return { status: 204, body: undefined };
    },
    initSession: async ({ req, res }) => {
      const { bank } = callOf(req);
      const cookie = cookieOf(req, names.session);
      const session = cookie ? sessions.byCookie(cookie, bank.id) : null;
      if (!session) throw new DomainError('CZ_UNAUTHENTICATED');
      answerPair(res, sessions.openTab(session));
      return { status: 200, body: { csid: session.id } };
    },
  });
