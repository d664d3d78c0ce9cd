import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Request, type RequestHandler, Router } from 'express';
import compressedStatic from 'express-static-gzip';

const YEAR_MS = 365 * 24 * 3_600_000;

/** Browsers ask for a page as HTML, and for nothing else that way: a key in an address may look like a file's name. */
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

/** Reads the client's page. The build names its files relative to it, but it is served at any depth below the base path. */
export const readPage = (folder: string, basePath: string): string =>
  readFileSync(join(folder, 'index.html'), 'utf8').replaceAll('="./', `="${basePath}/`);

/**
 * The web client under a base path (`/banca`; empty for the root). Whatever a browser opens under it is a page
 * of the client, which says where there is none; a file that is not there is a 404.
 */
export function webRoutes(folder: string, basePath: string): Router {
  const page = readPage(folder, basePath);
  const sendPage: RequestHandler = (_req, res) => {
    res.set('Cache-Control', 'no-store').type('html').send(page);
  };
  const router = Router();
  // What cannot be decoded is no file, and the routes below would stumble over it.
  router.use(`${basePath}/`, (req, res, next) => {
    if (isEncodedWell(req.path)) return next();
    const isPage = req.method === 'GET' && !req.path.startsWith('/assets/');
    if (isPage) return sendPage(req, res, next);
    next('router');
  });
  if (basePath) router.get('/', (_req, res) => res.redirect(`${basePath}/`));
  router.use(
    `${basePath}/assets`,
    // The build put a .br and a .gz beside each file.
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
