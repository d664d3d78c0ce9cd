import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { finished } from 'node:stream/promises';
import {
  createProxyMiddleware,
  debugProxyErrorsPlugin,
  proxyEventsPlugin,
  type RequestHandler,
} from 'http-proxy-middleware';
import { conformance, headers } from '#contract/headers';
import { breakOffToo } from '../broken-answer';
import { type Answer, headerOf } from './answer';
import { collectAnswer, readableEncodings } from './collect-answer';
import { traceIdOf } from './describe-value';
import { answerFailure } from './failure-page';
import type { Call } from './operations';
import { type Failure, failureOf } from './upstream-failure';

/** Receives answers after the browser has them. */
export type Observer = {
  answer: (answer: Answer) => void;
  unchecked: (call: Call, reason: string) => void;
};

type ProxyOptions = {
  api: string;
  observer?: Observer | undefined;
  onFailure: (call: Call, failure: Failure, traceId: string) => void;
};

/** The browser gives up after 30 s. */
const TIMEOUT_MS = 45_000;

/** Paths proxied to the bank. `Date` stays unchanged, because it is the bank's clock. */
const BANK_PATHS = /^\/(api|login)(\/|$)/;
const isApi = ({ pathname }: Call): boolean => pathname.startsWith('/api/');

const callOf = ({ method = 'GET', url = '/' }: IncomingMessage): Call => ({
  method,
  pathname: url.split('?')[0] ?? '/',
});
const sentTraceOf = (req: IncomingMessage): string => traceIdOf(headerOf(req.headers, headers.trace));

/** Resolves to true when the answer was sent, to false if the browser disconnected. */
const wasSent = (res: ServerResponse): Promise<boolean> =>
  finished(res).then(
    () => true,
    () => false,
  );

async function observe(
  observer: Observer,
  upstream: IncomingMessage,
  req: IncomingMessage,
  res: ServerResponse,
  startedAt: number,
): Promise<void> {
  const call = callOf(req);
  const receivedAt = Date.now();
  const browserLeft = new Promise<boolean>((resolve) => {
    upstream.once('close', () => resolve(res.destroyed && !upstream.complete));
  });
  const [received, left] = await Promise.all([collectAnswer(upstream), browserLeft]);
  const durationMs = performance.now() - startedAt;
  await wasSent(res);
  if (left) return;
  if ('unchecked' in received) return observer.unchecked(call, received.unchecked);
  observer.answer({
    ...call,
    status: upstream.statusCode ?? 0,
    headers: upstream.headers,
    body: received.body,
    isCutOff: !received.isComplete,
    sentTraceId: sentTraceOf(req),
    durationMs,
    receivedAt,
  });
}

const isSocket = (res: ServerResponse | Socket): res is Socket => !('writeHead' in res);

export function bankProxy({ api, observer, onFailure }: ProxyOptions): RequestHandler {
  const starts = new WeakMap<IncomingMessage, number>();
  const startOf = (req: IncomingMessage) => starts.get(req) ?? performance.now();
  return createProxyMiddleware({
    target: api,
    changeOrigin: true,
    xfwd: true,
    proxyTimeout: TIMEOUT_MS,
    pathFilter: (path) => BANK_PATHS.test(path),
    // The default plugins without the logger.
    ejectPlugins: true,
    plugins: [debugProxyErrorsPlugin, proxyEventsPlugin],
    on: {
      proxyReq: (upstream, req) => {
        starts.set(req, performance.now());
        if (observer) upstream.setHeader('accept-encoding', readableEncodings);
      },
      proxyRes: (upstream, req, res) => {
        if (observer && isApi(callOf(req))) {
          void observe(observer, upstream, req, res, startOf(req));
          upstream.headers[conformance.name] = conformance.on;
        }
        breakOffToo(upstream, req, res);
      },
      error: (error, req, res) => {
        if (isSocket(res)) return void res.destroy();
        const hasTimedOut = performance.now() - startOf(req) >= TIMEOUT_MS;
        const cause = hasTimedOut ? new DOMException('no answer', 'TimeoutError') : error;
        const failure = failureOf(cause, api);
        onFailure(callOf(req), failure, sentTraceOf(req));
        answerFailure(res, failure, { isApi: isApi(callOf(req)), isChecked: observer !== undefined });
      },
    },
  });
}
