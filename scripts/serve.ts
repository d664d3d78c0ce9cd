/** `npm run serve -- --api https://…`: the built web client before a real bank's API. */
import './node-version';
import { parseArgs } from 'node:util';
import express from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { securityHeaders } from '../fake-bank/server/http/security-headers';
import { webRoutes } from '../fake-bank/server/web/web';
import { breakOffToo } from './broken-answer';
import { ensureBuild } from './build';
import { addressOf, settings } from './settings';

const { values } = parseArgs({ options: { api: { type: 'string' } } });
if (!values.api || !URL.canParse(values.api)) {
  console.error('Uso: npm run serve -- --api https://banco.example');
  process.exit(2);
}

/** The API and the sign-in are the bank's. Its answers pass as they are: the `Date` header is the bank's clock. */
const BANK_PATHS = /^\/(api|login)(\/|$)/;

const webFolder = await ensureBuild(settings.basePath);
const app = express().disable('x-powered-by');
app.use(
  createProxyMiddleware({
    target: values.api,
    changeOrigin: true,
    xfwd: true,
    on: { proxyRes: breakOffToo },
    pathFilter: (path) => BANK_PATHS.test(path),
  }),
);
app.use(securityHeaders(), webRoutes(webFolder, settings.basePath));
app.listen(settings.port, settings.host, () => {
  console.log(`Cliente: ${addressOf(settings.port)}${settings.basePath}/ → ${values.api}`);
});
