import type { IncomingHttpHeaders } from 'node:http';
import { headers } from '#contract/headers';
import { traceIdOf } from './describe-value';

export type Answer = {
  method: string;
  pathname: string;
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  sentTraceId: string;
  /** From the request until the last byte. */
  durationMs: number;
  /** System time at the first byte, in milliseconds since 1970. */
  receivedAt: number;
  /** The connection closed before the body was complete. */
  isCutOff: boolean;
};

export const headerOf = (received: IncomingHttpHeaders, name: string): string | undefined => {
  const value = received[name];
  return Array.isArray(value) ? value[0] : value;
};

export const traceOf = ({ headers: received, sentTraceId }: Answer): string =>
  traceIdOf(headerOf(received, headers.trace)) || traceIdOf(sentTraceId);
