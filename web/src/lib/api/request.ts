import type { AppRoute } from '@ts-rest/core';
import { headers as headerNames } from '#contract/headers';
import { lifetimeSignal } from '../app-state/app-state';
import { ApiError, clientCodes } from './api-error';
import { bankClockReader } from './bank-clock';
import { requestHeaders } from './request-headers';
import { sessionStore } from './session-store';
import { notifyUnauthorized } from './unauthorized';

const TIMEOUT_MS = 30_000;

export type BankRequest = {
  method: string;
  headers?: Record<string, string>;
  body?: BodyInit | null | undefined;
  signal?: AbortSignal | null | undefined;
  /** Sends the request at once; it outlives the page. */
  keepalive?: boolean | undefined;
};

export type BankResponse = { response: Response; path: string; traceId: string; route?: AppRoute };

/** Sends a request; stores new tokens and the bank's time. Renews the session after a 401 and retries once. */
export async function request(path: string, call: BankRequest): Promise<BankResponse> {
  const firstResponse = await send(path, call);
  if (firstResponse.response.status !== 401 || !(await notifyUnauthorized(path, false))) return firstResponse;
  const retryResponse = await send(path, call);
  if (retryResponse.response.status === 401) await notifyUnauthorized(path, true);
  return retryResponse;
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** After `resetAppState`, a result must not reach the next client. */
const neverResolve = () => new Promise<never>(() => {});

async function send(
  path: string,
  { method, headers, body, signal, keepalive = false }: BankRequest,
): Promise<BankResponse> {
  const pair = sessionStore.read();
  const mergedHeaders = { ...requestHeaders(method, pair), ...headers };
  const traceId = mergedHeaders[headerNames.trace] ?? '';
  const sessionEnd = lifetimeSignal();
  const signals = [sessionEnd, AbortSignal.timeout(TIMEOUT_MS)];
  // A page sends up to thirty requests at once. Yields before each one, so that taps are handled.
  if (method === 'GET' && !keepalive) await nextTask();
  const readBankClock = bankClockReader();
  const response = await fetch(path, {
    method,
    headers: mergedHeaders,
    body: body ?? null,
    credentials: 'same-origin',
    keepalive,
    // Never send the session to another origin.
    redirect: 'error',
    signal: AbortSignal.any(signal ? [signal, ...signals] : signals),
  }).catch((error: unknown) => {
    if (sessionEnd.aborted) return neverResolve();
    if (signal?.aborted) throw error;
    throw noResponseError(path, traceId, error);
  });
  if (sessionEnd.aborted) return neverResolve();
  readBankClock(response.headers.get('date'));
  // A sign-out during the call must not be undone.
  if (pair === null || sessionStore.read() !== null) {
    sessionStore.write({
      token: response.headers.get(headerNames.token),
      antiForgery: response.headers.get(headerNames.nextAntiForgery),
    });
  }
  return { response, path, traceId: response.headers.get(headerNames.trace) ?? traceId };
}

function connectionErrorCode(cause: unknown): string {
  if (cause instanceof DOMException && cause.name === 'TimeoutError') return clientCodes.timeout;
  return navigator.onLine ? clientCodes.network : clientCodes.offline;
}

export const noResponseError = (path: string, traceId: string, cause: unknown) =>
  new ApiError(
    {
      path,
      status: 0,
      statusText: '',
      traceId,
      code: connectionErrorCode(cause),
      notifications: [],
    },
    { cause },
  );
