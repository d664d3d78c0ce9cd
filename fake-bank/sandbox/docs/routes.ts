import { fileURLToPath } from 'node:url';
import express, { type Router } from 'express';
import { pageAssets } from '#bank/core/pages/assets';
import { pageHeaders } from '#bank/core/pages/page-headers';
import { openApi } from './openapi';
import { docsPage } from './page';

const ASSETS = fileURLToPath(new URL('./assets', import.meta.url));

/** Builds both documents on the first request. `sessionCookie` is the sign-in cookie's name. */
export function docsRoutes(sessionCookie: string): Router {
  const router = express.Router();
  let cached: Promise<{ json: string; page: string }> | undefined;
  const documents = () => {
    cached ??= openApi(sessionCookie).then((doc) => ({ json: JSON.stringify(doc), page: docsPage(doc) }));
    return cached;
  };
  router.get('/__bank/openapi.json', async (_req, res) => {
    res.type('json').send((await documents()).json);
  });
  router.use('/__bank/docs', pageHeaders);
  router.use('/__bank/docs/assets', pageAssets(ASSETS));
  router.get('/__bank/docs', async (_req, res) => {
    res.type('html').send((await documents()).page);
  });
  return router;
}
