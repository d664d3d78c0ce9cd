import { fileURLToPath } from 'node:url';
import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import { customerNamed } from '#bank/core/customers/customers';
import { callOf } from '#bank/core/http/call';
import { pageAssets } from '#bank/core/pages/assets';
import { pageHeaders, pageHeadersFor } from '#bank/core/pages/page-headers';
import { type Banks, DEMO_BANK } from '#bank/core/tenants/banks';
import { type CookieNames, cookieOf, sessionCookie } from '#bank/server/http/cookies';
import { addressOfBank, addressWithoutBank, bankNamedBy } from '#bank/server/http/hosts';
import { TO_ANY_BANK } from '#bank/server/http/security-headers';
import type { Sessions } from '#bank/server/http/sessions';
import type { Fixtures } from '../fixtures/fixtures';
import { arrange } from './arrange';
import { scenariosPage } from './page';
import { PLAYED_AT, type Scenario } from './scenario';
import { groups, scenarioNamed } from './scenarios';
import { type Entry, Tickets } from './tickets';

const ASSETS = fileURLToPath(new URL('./assets', import.meta.url));

const PAGE = '/__bank/scenarios';

const asksForHtml: RequestHandler = (req, res, next) => {
  res.vary('Accept');
  next(req.accepts(['json', 'html']) === 'html' ? undefined : 'router');
};

export type ScenarioOptions = {
  begin: readonly RequestHandler[];
  checkOrigin: RequestHandler;
  banks: Banks;
  sessions: Sessions;
  names: CookieNames;
  basePath: string;
  fixtures: Fixtures;
};

async function prepare({ banks, fixtures }: ScenarioOptions, scenario: Scenario): Promise<Entry> {
  const bank = await banks.create({ now: Date.parse(PLAYED_AT) });
  arrange(bank, fixtures, scenario);
  const customer = customerNamed(bank.read, scenario.customer);
  if (!customer) throw new Error(`the seed has no customer ${scenario.customer}`);
  return { bank: bank.id, customer: customer.key, path: scenario.deepLink };
}

function enter({ sessions, names, basePath }: ScenarioOptions, entry: Entry, req: Request, res: Response) {
  const { bank, customer, path } = entry;
  const session = sessions.signIn(bank, customer, cookieOf(req, names.session));
  res.cookie(names.session, session.cookie, sessionCookie(req));
  res.redirect(303, `${basePath}${path}`);
}

/** Each scenario has its own bank and host (`b7.localhost`); under other host names a cookie selects it. */
export function scenarioRoutes(options: ScenarioOptions): Router {
  const { begin, checkOrigin, names, basePath } = options;
  const tickets = new Tickets();
  const router = express.Router();
  router.use('/__bank/scenarios/assets', pageHeaders, pageAssets(ASSETS));
  router.post('/__bank/scenarios/leave', ...begin, checkOrigin, (_req, res) => {
    res.clearCookie(names.bank, { path: '/' }).redirect(303, PAGE);
  });
  router.post('/__bank/scenarios/:id/open', ...begin, checkOrigin, async (req, res) => {
    const entry = await prepare(options, scenarioNamed(String(req.params.id)));
    const address = addressOfBank(req.headers.host, entry.bank);
    if (address) return res.redirect(303, `${address}${PAGE}/enter?ticket=${tickets.issue(entry)}`);
    res.cookie(names.bank, entry.bank, sessionCookie(req));
    enter(options, entry, req, res);
  });
  // Cross-site by design: the ticket authenticates the request.
  router.get('/__bank/scenarios/enter', ...begin, (req, res) => {
    enter(options, tickets.redeem(String(req.query.ticket), callOf(req).bank.id), req, res);
  });
  router.get(PAGE, asksForHtml, pageHeadersFor(TO_ANY_BANK.join(' ')), ...begin, (req, res) => {
    const { id, read } = callOf(req).bank;
    const tokenOf = (user: string) => {
      const customer = customerNamed(read, user);
      return customer === undefined || customer.tokenType === 'none' ? null : customer.token;
    };
    const demoPage = bankNamedBy(req.headers.host) && `${addressWithoutBank(req.headers.host)}${PAGE}`;
    const bank = id === DEMO_BANK ? null : { id, ...(demoPage && { demoPage }) };
    res.type('html').send(scenariosPage({ groups, basePath, bank, tokenOf }));
  });
  return router;
}
