import { defineModule } from '#bank/core/module/module';
import { session } from '#contract/session';
import type { CookieNames } from '../http/cookies';
import type { Sessions } from '../http/sessions';
import { sessionRoutes } from './routes';

export const sessionModule = (sessions: Sessions, names: CookieNames) =>
  defineModule({ contract: session, routes: () => sessionRoutes(sessions, names) });
