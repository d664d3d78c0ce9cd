import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Request, type RequestHandler, Router } from 'express';
import compressedStatic from 'express-static-gzip';

const YEAR_MS = 365 * 24 * 3_600_000;

/** Browsers accept `text/html` only for pages; a page's key may look like a file name. */
const asksForPage = ({ headers, path }: Request): boolean =>
  !/\.\w+$/.test(path) || /\btext\/html\b/.test(headers.accept ?? '');

function isEncodedWell(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** The build uses relative URLs; the page is served at any depth below the base path. */
export const readPage = (folder: string, basePath: string): string =>
  readFileSync(join(folder, 'index.html'), 'utf8').replaceAll('="./', `="${basePath}/`);

export function webRoutes(folder: string, basePath: string): Router {
  const page = readPage(folder, basePath);
  const sendPage: RequestHandler = (_req, res) => {
    res.set('Cache-Control', 'no-store').type('html').send(page);
  };
  const router = Router();
  // `express.static` fails on malformed percent-encoding.
  router.use(`${basePath}/`, (req, res, next) => {
    if (isEncodedWell(req.path)) return next();
    const isPage = req.method === 'GET' && !req.path.startsWith('/assets/');
    if (isPage) return sendPage(req, res, next);
    next('router');
  });
  if (basePath) router.get('/', (_req, res) => res.redirect(`${basePath}/`));
  router.use(
    `${basePath}/assets`,
    compressedStatic(join(folder, 'assets'), {
      index: false,
      enableBrotli: true,
      orderPreference: ['br', 'gzip'],
      serveStatic: { immutable: true, maxAge: YEAR_MS, redirect: false },
    }),
  );
  router.use(basePath || '/', express.static(folder, { index: false, redirect: false }));
  router.get(`${basePath}{/*path}`, (req, res, next) => {
    if (req.path.startsWith(`${basePath}/assets/`) || !asksForPage(req)) return next();
    sendPage(req, res, next);
  });
  return router;
}
