import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { Router } from 'express';
import compressedStatic from 'express-static-gzip';

const YEAR_MS = 365 * 24 * 3_600_000;

/**
 * The web client, built for this base path (`/banca`; empty for the root). Every path without an extension is a
 * page of it; a file that is not there is a 404.
 */
export function webRoutes(folder: string, basePath: string): Router {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const router = Router();
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
    if (/\.\w+$/.test(req.path) || req.path.startsWith(`${basePath}/assets/`)) return next();
    res.set('Cache-Control', 'no-store').type('html').send(page);
  });
  return router;
}
