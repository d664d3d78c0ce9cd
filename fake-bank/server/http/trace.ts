import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { headers } from '#contract/headers';

export const randomTraceId = (): string => randomUUID().replaceAll('-', '');

export function traceIdOf(req: IncomingMessage): string {
  const sent = req.headers[headers.trace];
  return typeof sent === 'string' && /^([0-9a-f]{16}|[0-9a-f]{32})$/.test(sent) ? sent : randomTraceId();
}
