import express, { type Router } from 'express';
import { securityHeaders, TO_ANY_BANK } from '../server/http/security-headers';
import { webRoutes } from '../server/web/web';

const PAGE = '/__bank/console';

/** Serves the build of web/console. Under the host name of a bank its pages call that bank. */
export function consoleRoutes(folder: string): Router {
  const router = express.Router();
  router.get('/__bank', (_req, res) => res.redirect(`${PAGE}/`));
  router.use(PAGE, securityHeaders(TO_ANY_BANK), (_req, res, next) => {
    // With `no-referrer` browsers send forms with `Origin: null`.
    res.set('Referrer-Policy', 'same-origin');
    next();
  });
  router.use(webRoutes(folder, PAGE));
  return router;
}
