import { fileURLToPath } from 'node:url';
import express, { type Router } from 'express';

const FIGTREE = fileURLToPath(
  import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
);
const OWN = fileURLToPath(new URL('./assets', import.meta.url));

const caching = { maxAge: '1h', index: false, redirect: false } as const;

/** Serves the shared style sheet, font and icon, and a page's own `folder`. */
export function pageAssets(folder: string): Router {
  const router = express.Router();
  router.get('/figtree.woff2', (_req, res) => res.sendFile(FIGTREE, { maxAge: caching.maxAge }));
  router.use(express.static(OWN, caching), express.static(folder, caching));
  return router;
}
