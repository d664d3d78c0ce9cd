/** `npm run serve -- --api https://…`: the built web client with a real bank's API. */
import './node-version.js';
import { parseArgs } from 'node:util';
import express from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { securityHeaders } from '#bank/server/http/security-headers';
import { webRoutes } from '#bank/server/web/web';
import { breakOffToo } from './broken-answer';
import { CLIENT, ensureBuild } from './build.js';
import { addressOf, fail, settings } from './settings';

function requestedApi(): string | undefined {
  try {
    const { api } = parseArgs({ options: { api: { type: 'string' } } }).values;
    return api && /^https?:/.test(api) && URL.canParse(api) ? api : undefined;
  } catch {
    return undefined;
  }
}

const api = requestedApi();
if (!api) {
  console.error('Uso: npm run serve -- --api https://banco.example');
  process.exit(2);
}

/** Proxied to the bank. Headers pass unchanged: `Date` is the bank's clock. */
const BANK_PATHS = /^\/(api|login)(\/|$)/;

const webFolder = await ensureBuild(CLIENT);
const app = express().disable('x-powered-by');
app.use(
  createProxyMiddleware({
    target: api,
    changeOrigin: true,
    xfwd: true,
    on: { proxyRes: breakOffToo },
    pathFilter: (path) => BANK_PATHS.test(path),
  }),
);
app.use(securityHeaders(), webRoutes(webFolder, settings.basePath));
// Express calls the same callback if the port is taken.
const server = app.listen(settings.port, settings.host, (error?: Error) => {
  if (error) fail(`Port ${settings.port} cannot be used: ${error.message}`);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  console.log(`Cliente: ${addressOf(port)}${settings.basePath}/ → ${api}`);
});
