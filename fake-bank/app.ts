import { createExpressEndpoints } from '@ts-rest/express';
import express, { type Express } from 'express';
import { contract } from '#contract/index';
import { sandbox } from '#contract/sandbox';
import { accountRoutes } from './accounts/routes';
import type { Banks } from './banks/banks';
import type { Clock } from './calendar/clock';
import { creditRoutes } from './credit/routes';
import { customerRoutes } from './customers/routes';
import { docsRoutes } from './docs/routes';
import { Attempts } from './http/attempts';
import { authenticate, recognise } from './http/authentication';
import { findBank, keepTime, log, trace } from './http/begin';
import { callOf } from './http/call';
import { cookieNames } from './http/cookies';
import { errorHandler, notFound } from './http/errors';
import { injectFaults } from './http/fault-injection';
import { BODY_LIMIT, IMPORT_LIMIT, inspectBody, jsonOnly, sameSite } from './http/guards';
import { securityHeaders } from './http/security-headers';
import type { Sessions } from './http/sessions';
import { signIn } from './http/sign-in';
import { answerInvalid } from './http/validation';
import { webRoutes } from './http/web';
import { investmentFundRoutes } from './investment-funds/routes';
import { investmentProductRoutes } from './investment-products/routes';
import { customers } from './ledger/customers';
import { limitRoutes } from './limits/routes';
import { loanRoutes } from './loans/routes';
import { loginRoutes } from './login/routes';
import { mortgageRoutes } from './mortgages/routes';
import { proofRoutes } from './proof/routes';
import { recipientRoutes } from './recipients/routes';
import { referenceRoutes } from './references/routes';
import { rewardRoutes } from './rewards/routes';
import { sandboxRoutes } from './sandbox/routes';
import { scenarioRoutes } from './scenarios/routes';
import { sessionRoutes } from './session/routes';
import { signatureRoutes } from './signatures/routes';
import { summaryRoutes } from './summary/routes';
import { thirdPartyRoutes } from './third-parties/routes';
import { transferRoutes } from './transfers/routes';

export type AppSettings = {
  banks: Banks;
  sessions: Sessions;
  /** The real time, for what a bank's clock must not touch: sessions and locks. */
  wall: Clock;
  /** The port that browsers see: it stands in the names of the cookies. */
  port: number;
  /** Where the web client lives, without a final slash: `/banca`. */
  basePath: string;
  /** The folder of the built web client; without it only the API is served. */
  webFolder?: string;
};

/** The paths that the specification writes without `/api`. */
const ALIASES = new Set(['/user', '/logout', '/initSession']);

export function createApp({ banks, sessions, wall, port, basePath, webFolder }: AppSettings): Express {
  const app = express();
  const names = cookieNames(port);
  const attempts = new Attempts(wall);
  app.disable('x-powered-by').disable('etag');
  // A proxy on this machine may speak https for the bank: the cookie then asks for it.
  app.set('trust proxy', 'loopback');
  app.use(securityHeaders());
  app.use((req, _res, next) => {
    if (ALIASES.has(req.path)) req.url = `/api${req.url}`;
    next();
  });

  const begin = [trace, findBank(banks, names)];
  const json = (limit: string) => [jsonOnly, express.json({ limit }), inspectBody];

  app.use(docsRoutes());
  app.use(proofRoutes([...begin, keepTime]));
  app.use(scenarioRoutes({ begin: [...begin, sameSite], banks, sessions, names, basePath }));
  app.use('/__bank', ...begin, sameSite);
  app.use('/__bank/banks/:bank/import', ...json(IMPORT_LIMIT));
  app.use('/__bank', ...json(BODY_LIMIT));
  createExpressEndpoints(sandbox, sandboxRoutes(banks, sessions, basePath), app, {
    responseValidation: true,
    requestValidationErrorHandler: answerInvalid,
  });

  app.use('/api', ...begin, recognise(sessions), log, keepTime, injectFaults, sameSite, ...json(BODY_LIMIT));
  const routes = {
    session: sessionRoutes(sessions, names),
    references: referenceRoutes(),
    summary: summaryRoutes(),
    customers: customerRoutes(),
    accounts: accountRoutes(),
    credit: creditRoutes(),
    loans: loanRoutes(),
    mortgages: mortgageRoutes(),
    rewards: rewardRoutes(),
    investmentProducts: investmentProductRoutes(),
    investmentFunds: investmentFundRoutes(),
    transfers: transferRoutes({ basePath }),
    thirdParties: thirdPartyRoutes(sessions),
    recipients: recipientRoutes(),
    limits: limitRoutes(),
    signatures: signatureRoutes(wall),
  };
  createExpressEndpoints(contract, routes, app, {
    responseValidation: true,
    requestValidationErrorHandler: answerInvalid,
    globalMiddleware: [authenticate(sessions)],
  });
  app.use(['/api', '/__bank'], notFound);
  app.use('/login', ...begin);
  app.use(
    loginRoutes({
      basePath,
      customers: (req) => callOf(req).bank.read.all(customers),
      signIn: signIn(sessions, attempts, names),
    }),
  );
  if (webFolder) app.use(webRoutes(webFolder, basePath));
  app.use((_req, res) => {
    res.status(404).type('text').send('No encontrado');
  });
  app.use(errorHandler);
  return app;
}
