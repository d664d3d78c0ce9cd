import { fileURLToPath } from 'node:url';
import express, { type RequestHandler, type Router } from 'express';
import { type Banks, DEMO_BANK } from '../../ground/bank/banks';
import { callOf } from '../../ground/call/call';
import { pageAssets } from '../../ground/pages/assets';
import { pageHeaders } from '../../ground/pages/page-headers';
import { customerNamed } from '../../ground/parties/customers';
import { type CookieNames, cookieOf, sessionCookie } from '../../server/http/cookies';
import type { Sessions } from '../../server/http/sessions';
import { arrange, type Situations } from './arrange';
import { scenariosPage } from './page';
import { PLAYED_AT } from './scenario';
import { groups, scenarioNamed } from './scenarios';

const ASSETS = fileURLToPath(new URL('./assets', import.meta.url));

const asksForHtml: RequestHandler = (req, res, next) => {
  res.vary('Accept');
  next(req.accepts(['json', 'html']) === 'html' ? undefined : 'router');
};

export type ScenarioOptions = {
  /** Finds the bank of a request, and refuses what another site sends. */
  begin: readonly RequestHandler[];
  banks: Banks;
  sessions: Sessions;
  names: CookieNames;
  /** Where the web client lives. */
  basePath: string;
  situations: Situations;
};

/**
 * GET /__bank/scenarios for people; whoever asks for JSON gets the sandbox's own answer. Each opens in a bank of its
 * own that the browser stays in, by a cookie, until it leaves it.
 */
export function scenarioRoutes(options: ScenarioOptions): Router {
  const { begin, banks, sessions, names, basePath, situations } = options;
  const router = express.Router();
  router.use('/__bank/scenarios/assets', pageHeaders, pageAssets(ASSETS));
  router.post('/__bank/scenarios/leave', ...begin, (_req, res) => {
    res.clearCookie(names.bank, { path: '/' }).redirect(303, '/__bank/scenarios');
  });
  router.post('/__bank/scenarios/:id/open', ...begin, async (req, res) => {
    const scenario = scenarioNamed(String(req.params.id));
    const bank = await banks.create({ now: Date.parse(PLAYED_AT) });
    arrange(bank, situations, scenario);
    const customer = customerNamed(bank.read, scenario.customer);
    if (!customer) throw new Error(`the seed has no customer ${scenario.customer}`);
    const session = sessions.signIn(bank.id, customer.key, cookieOf(req, names.session));
    res.cookie(names.bank, bank.id, sessionCookie(req));
    res.cookie(names.session, session.cookie, sessionCookie(req));
    res.redirect(303, `${basePath}${scenario.deepLink}`);
  });
  router.get('/__bank/scenarios', asksForHtml, pageHeaders, ...begin, (req, res) => {
    const { id } = callOf(req).bank;
    res.type('html').send(scenariosPage({ groups, basePath, bank: id === DEMO_BANK ? null : id }));
  });
  return router;
}
