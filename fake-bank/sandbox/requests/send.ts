import { request } from 'node:http';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { headers as headerNames } from '#contract/headers';
import { sandboxHeaders } from '#contract/sandbox';
import type { Headers } from '../instruments/logged-call';

export type HttpRequest = { method: string; url: string; headers: Headers; body: string | undefined };

/** Status 0: the connection ended without a whole answer. */
export type HttpAnswer = { status: number; traceId: string | undefined; text: string };

export type Caller = { bank: string; token: string; antiForgery: string };

/** The other headers belong to a connection, a page or a session. */
const REPEATED_HEADERS: ReadonlySet<string> = new Set([
  'accept',
  'content-type',
  headerNames.channel,
  headerNames.country,
  headerNames.screenResolution,
  headerNames.timeZone,
  headerNames.dataProjection,
  headerNames.visit,
  sandboxHeaders.fault,
]);

const TIMEOUT_MS = 30_000;

const headersOf = (sent: HttpRequest, { bank, token, antiForgery }: Caller): Headers => ({
  ...Object.fromEntries(Object.entries(sent.headers).filter(([name]) => REPEATED_HEADERS.has(name))),
  [sandboxHeaders.bank]: bank,
  [headerNames.token]: token,
  [headerNames.antiForgery]: antiForgery,
});

/** Sends to the server that accepted the socket, like any other client. */
export const sendTo = (
  { localAddress, localPort }: Socket,
  sent: HttpRequest,
  caller: Caller,
): Promise<HttpAnswer> =>
  new Promise((resolve) => {
    const call = request({
      host: localAddress,
      port: localPort,
      method: sent.method,
      path: sent.url,
      headers: { host: 'localhost', ...headersOf(sent, caller) },
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const unanswered = () => resolve({ status: 0, traceId: undefined, text: '' });
    call.on('error', unanswered).on('response', (answer) => {
      const { statusCode: status = 0, headers } = answer;
      const traceId = headers[headerNames.trace];
      buffer(answer).then(
        (bytes) => resolve({ status, traceId: String(traceId), text: bytes.toString() }),
        unanswered,
      );
    });
    call.end(sent.body);
  });
