import { createExpressEndpoints } from '@ts-rest/express';
import express, { type Express } from 'express';
import { sandbox } from '#contract/sandbox';
import type { Clock } from './core/calendar/clock';
import { customers } from './core/customers/customers';
import { callOf, pathOf } from './core/http/call';
import { checkedAnswer } from './core/http/checked-answer';
import { lazyRouter, mountByPrefix, underPrefix } from './core/module/mount-by-prefix';
import type { Banks } from './core/tenants/banks';
import { attempts as attempted, fixtures, modules } from './modules';
import { cepRoutes } from './sandbox/cep/routes';
import { consoleRoutes } from './sandbox/console-routes';
import { docsRoutes } from './sandbox/docs/routes';
import {
  answerInvalid as answerInvalidSandbox,
  nameBankField,
  rejectUnknownOperation,
} from './sandbox/errors';
import { captureAnswer, captureRequestBody } from './sandbox/instruments/captured-bodies';
import { injectFaults } from './sandbox/instruments/fault-injection';
import { log } from './sandbox/instruments/log';
import { sandboxRoutes } from './sandbox/routes';
import { scenarioRoutes } from './sandbox/scenarios/routes';
import { importSnapshot } from './sandbox/snapshot/import-snapshot';
import { type IsAllowed, shareWith } from './server/http/allowed-origins';
import { authenticate, resolveSession } from './server/http/authentication';
import { advanceClock, findBank, trace } from './server/http/begin';
import { cookieNames } from './server/http/cookies';
import { errorHandler, notFound } from './server/http/errors';
import { logFailedAttempts } from './server/http/failed-attempts';
import {
  BODY_LIMIT,
  jsonOnly,
  normalizeCharset,
  rejectOtherSites,
  rejectUnsafeBody,
  sameOrigin,
  verifyUtf8,
  withBody,
} from './server/http/guards';
import { knownHost } from './server/http/hosts';
import { makeOriginCheck } from './server/http/origin';
import { dataHeaders, securityHeaders } from './server/http/security-headers';
import type { Sessions } from './server/http/sessions';
import { answerInvalid } from './server/http/validation';
import { Attempts } from './server/login/attempts';
import { loginRoutes } from './server/login/routes';
import { signIn } from './server/login/sign-in';
import { sessionModule } from './server/session/module';
import { reportLostBank } from './server/web/lost-bank';
import { webRoutes } from './server/web/web';

export type AppSettings = {
  banks: Banks;
  sessions: Sessions;
  /** Real time, for sessions and locks, which ignore the bank's clock. */
  systemClock: Clock;
  /** Port in the browser's URL; part of the cookie names. */
  port: number;
  basePath: string;
  allowedHosts?: readonly string[];
  /** Origins of pages on this machine that may call the bank. */
  allowedOrigins?: readonly string[];
  webFolder?: string;
  /** Folder of the built sandbox console. */
  consoleFolder?: string;
};

const ALIASES = new Set(['/user', '/logout', '/initSession']);

/** Administrative paths, which work without an existing bank. */
const BANKLESS_PATH = /^\/__bank\/(?:banks|customers|health)(?:\/|$)/;

export function createApp(settings: AppSettings): Express {
  const { banks, sessions, systemClock, port, basePath, webFolder, consoleFolder } = settings;
  const { allowedHosts = [], allowedOrigins = [] } = settings;
  const app = express();
  const names = cookieNames(port);
  const attempts = new Attempts(systemClock);
  const isAllowed: IsAllowed = (origin) => origin !== undefined && allowedOrigins.includes(origin);
  const isForeign = makeOriginCheck(allowedHosts, isAllowed);
  const checkOrigin = sameOrigin(isForeign);
  app.disable('x-powered-by').disable('etag');
  // A proxy on this machine may terminate https; cookies are then marked secure.
  app.set('trust proxy', 'loopback');
  app.use(dataHeaders, knownHost(allowedHosts));
  if (allowedOrigins.length > 0) app.use(shareWith(isAllowed));
  app.use(reportLostBank(banks, names, basePath));
  app.use((req, _res, next) => {
    if (ALIASES.has(req.path)) req.url = `/api${req.url}`;
    next();
  });

  const begin = [trace, findBank(banks, names)];
  /** Not strict: accepts null and scalars, which the contract then rejects with their field. */
  const jsonBody = (options: Parameters<typeof express.json>[0]) =>
    withBody(jsonOnly, normalizeCharset, express.json({ limit: BODY_LIMIT, ...options }), rejectUnsafeBody);
  const json = jsonBody({
    strict: true,
    verify: (req, res, bytes, encoding) => {
      captureRequestBody(req, bytes);
      verifyUtf8(req, res, bytes, encoding);
    },
  });

  const api = express.Router();
  api.use(
    captureAnswer,
    ...begin,
    resolveSession(sessions),
    log,
    advanceClock,
    injectFaults(json),
    rejectOtherSites(isAllowed),
    json,
  );
  const services = {
    systemClock,
    basePath,
    endSessions: (bank: string, customer: string) => sessions.endOf(bank, customer),
  };
  const options = { authenticate: authenticate(sessions), answerInvalid };
  api.use(
    mountByPrefix([sessionModule(sessions, names), ...modules].map(({ mount }) => mount(services, options))),
  );
  app.use(underPrefix('/api', api));
  app.use(securityHeaders());

  const buildSandbox = () => {
    const sandboxRouter = express.Router();
    if (consoleFolder) sandboxRouter.use(consoleRoutes(consoleFolder));
    sandboxRouter.use(docsRoutes(names.session));
    sandboxRouter.use(cepRoutes([...begin, advanceClock]));
    sandboxRouter.use(scenarioRoutes({ begin, checkOrigin, banks, sessions, names, basePath, fixtures }));
    const findAnyBank = findBank(banks, names, (req) => BANKLESS_PATH.test(pathOf(req)));
    sandboxRouter.use('/__bank', trace, findAnyBank, checkOrigin, advanceClock);
    sandboxRouter.put('/__bank/banks/:bank/import', jsonOnly, importSnapshot(banks));
    sandboxRouter.use('/__bank', jsonBody({ strict: false, verify: verifyUtf8 }));
    createExpressEndpoints(
      sandbox,
      sandboxRoutes({ banks, sessions, names, basePath, fixtures }),
      sandboxRouter,
      {
        globalMiddleware: [checkedAnswer],
        requestValidationErrorHandler: answerInvalidSandbox,
      },
    );
    sandboxRouter.use('/__bank', rejectUnknownOperation);
    sandboxRouter.use(nameBankField);
    return sandboxRouter;
  };
  app.use(underPrefix('/__bank', lazyRouter(buildSandbox)));
  app.use(['/api', '/__bank'], notFound);
  app.use('/login', ...begin);
  app.use(
    loginRoutes({
      basePath,
      isForeign,
      customers: (req) => callOf(req).bank.read.all(customers),
      signIn: signIn(sessions, attempts, names, systemClock),
    }),
  );
  if (webFolder) app.use(webRoutes(webFolder, basePath));
  app.use((_req, res) => {
    res.status(404).type('text').send('No encontrado');
  });
  app.use(logFailedAttempts(attempted));
  app.use(errorHandler);
  return app;
}
