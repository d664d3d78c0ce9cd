import { session } from '#contract/session';
import { defineNoun } from '../../ground/noun/noun';
import type { CookieNames } from '../http/cookies';
import type { Sessions } from '../http/sessions';
import { sessionRoutes } from './routes';

export const sessionNoun = (sessions: Sessions, names: CookieNames) =>
  defineNoun({ contract: session, routes: () => sessionRoutes(sessions, names) });
