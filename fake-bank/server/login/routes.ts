import { fileURLToPath } from 'node:url';
import express, { type Request, type Response, type Router } from 'express';
import { pageAssets } from '#bank/core/pages/assets';
import { pageHeaders } from '#bank/core/pages/page-headers';
import { shownText } from '../http/errors';
import { normalizeCharset, verifyUtf8 } from '../http/guards';
import type { IsForeign } from '../http/origin';
import { safeContinue } from './continue';
import { type LoginCustomer, loginPage } from './page';

export type SignInOutcome = 'ok' | 'wrong' | 'blocked' | 'unavailable' | { retryAfter: number };

export type LoginOptions = {
  basePath: string;
  isForeign: IsForeign;
  customers: (req: Request) => readonly (LoginCustomer & { password: string })[];
  signIn: (
    req: Request,
    res: Response,
    username: string,
    password: string,
  ) => SignInOutcome | Promise<SignInOutcome>;
};

const BODY_LIMIT = '8kb';
const ASSETS = fileURLToPath(new URL('./assets', import.meta.url));

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const field = (body: unknown, name: string): string =>
  typeof body === 'object' && body !== null ? text(new Map(Object.entries(body)).get(name)) : '';

const tooManyAttemptsText = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  const time = minutes === 1 ? '1 minuto' : `${minutes} minutos`;
  return `Hiciste demasiados intentos. Espera ${time} e intenta de nuevo.`;
};

const FOREIGN =
  'La petición viene de otro sitio. Si hay un proxy delante del banco, pon en la opción --allow-host el nombre con que se abre la página.';
const UNAVAILABLE = 'Por ahora no puedes entrar. Intenta de nuevo en unos minutos.';
const WRONG_CREDENTIALS = 'El usuario o la contraseña no coinciden.';

export function loginRoutes({ basePath, isForeign, customers, signIn }: LoginOptions): Router {
  const router = express.Router();
  router.use('/login/assets', pageHeaders, pageAssets(ASSETS));

  const show = (
    req: Request,
    res: Response,
    page: { status: number; continueTo: string; username: string; error: string | null },
  ) => {
    res
      .status(page.status)
      .type('html')
      .send(loginPage({ ...page, customers: customers(req) }));
  };

  router.use('/login', pageHeaders, (_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });

  router.get('/login', (req, res) => {
    show(req, res, { status: 200, continueTo: safeContinue(req.query.continue), username: '', error: null });
  });

  router.post('/login', (req, res, next) => {
    if (isForeign(req.headers)) res.status(403).type('text').send(FOREIGN);
    else next();
  });

  router.post(
    '/login',
    normalizeCharset,
    express.urlencoded({ extended: false, limit: BODY_LIMIT, parameterLimit: 10, verify: verifyUtf8 }),
    async (req, res) => {
      const body: unknown = req.body;
      const continueTo = safeContinue(field(body, 'continue'));
      const customer = customers(req).find(({ user }) => user === field(body, 'customer'));
      const username = customer?.user ?? field(body, 'username').trim();
      const outcome = await signIn(req, res, username, customer?.password ?? field(body, 'password'));
      if (outcome === 'ok') {
        res.redirect(303, `${basePath.replace(/\/$/, '')}${continueTo}`);
      } else if (outcome === 'wrong') {
        show(req, res, { status: 401, continueTo, username, error: WRONG_CREDENTIALS });
      } else if (outcome === 'blocked') {
        const { heading, message } = shownText('BYND_SCORE_BLOCKED_001');
        show(req, res, { status: 403, continueTo, username, error: `${heading}. ${message}` });
      } else if (outcome === 'unavailable') {
        show(req, res, { status: 503, continueTo, username, error: UNAVAILABLE });
      } else {
        res.set('Retry-After', String(outcome.retryAfter));
        show(req, res, { status: 429, continueTo, username, error: tooManyAttemptsText(outcome.retryAfter) });
      }
    },
  );
  return router;
}
