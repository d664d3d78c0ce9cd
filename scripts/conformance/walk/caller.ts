import { randomBytes } from 'node:crypto';
import { channel, headers as names } from '#contract/headers';
import type { Answer } from '../answer';
import { operationNamed } from '../operations';
import type { Report } from '../report';
import { failureOf } from '../upstream-failure';

/** Longer than the client's timeout of 30 s. */
const TIMEOUT_MS = 45_000;

export type CallParts = {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: object;
};

export type Pair = { token: string; antiForgery?: string | undefined };

/** Status 0: no answer. */
export type Reply = { status: number; body: unknown };

const pathOf = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Calls the bank as the web client does, and adds each answer to the report. */
export class Caller {
  readonly #api: string;
  readonly #report: Report;
  #pair: Pair | null;
  /** The bank's time, from its last answer. */
  now = Date.now();

  constructor(api: string, report: Report, pair: Pair | null) {
    this.#api = api.replace(/\/$/, '');
    this.#report = report;
    this.#pair = pair;
  }

  get hasSession(): boolean {
    return this.#pair !== null;
  }

  async call(operation: string, parts: CallParts = {}): Promise<Reply> {
    const { method, path } = operationNamed(operation);
    const { params = {}, query = {}, headers = {}, body } = parts;
    const pathname = pathOf(path, params);
    const search = new URLSearchParams(query).toString();
    const sentTraceId = randomBytes(16).toString('hex');
    const startedAt = performance.now();
    try {
      const response = await fetch(`${this.#api}${pathname}${search && `?${search}`}`, {
        method,
        redirect: 'manual',
        headers: {
          ...this.#headers(method, sentTraceId),
          ...headers,
          ...(body && { 'content-type': 'application/json' }),
        },
        body: body === undefined ? null : JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const receivedAt = Date.now();
      const bytes = await response.arrayBuffer().then(Buffer.from, () => null);
      this.#keep(response.headers);
      const answer: Answer = {
        method,
        pathname,
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: bytes ?? Buffer.alloc(0),
        sentTraceId,
        durationMs: performance.now() - startedAt,
        receivedAt,
        isCutOff: bytes === null,
      };
      this.#report.add(answer);
      return { status: response.status, body: parse(answer.body.toString('utf8')) };
    } catch (error) {
      this.#report.addFailure({ method, pathname }, failureOf(error, this.#api), sentTraceId);
      return { status: 0, body: undefined };
    }
  }

  #headers(method: string, traceId: string): Record<string, string> {
    const pair = this.#pair;
    return {
      accept: 'application/json',
      [names.channel]: channel.id,
      [names.country]: channel.country,
      [names.trace]: traceId,
      [names.span]: traceId.slice(0, 16),
      ...(pair && { [names.authorization]: `Bearer ${pair.token}`, [names.token]: pair.token }),
      ...(pair?.antiForgery && method !== 'GET' && { [names.antiForgery]: pair.antiForgery }),
    };
  }

  #keep(received: Headers): void {
    const date = Date.parse(received.get('date') ?? '');
    if (!Number.isNaN(date)) this.now = date;
    const token = received.get(names.token) ?? this.#pair?.token;
    const antiForgery = received.get(names.nextAntiForgery) ?? this.#pair?.antiForgery;
    if (token !== undefined) this.#pair = { token, antiForgery };
  }
}
