import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { headers } from '#contract/headers';

export const randomTraceId = (): string => randomUUID().replaceAll('-', '');

export function traceIdOf(req: IncomingMessage): string {
  const header = req.headers[headers.trace];
  return typeof header === 'string' && /^([0-9a-f]{16}|[0-9a-f]{32})$/.test(header)
    ? header
    : randomTraceId();
}
