import { type ApiFetcher, initClient, tsRestFetchApi } from '@ts-rest/core';
import { headers as headerNames } from '#contract/headers';
import { sandbox as sandboxContract, sandboxHeaders } from '#contract/sandbox';

const ADDRESS =
  "Pass the address of a running bank, such as 'http://localhost:4000': in Vitest inject('bankUrl'), which needs globalSetup: ['cenzontle/vitest'], in Playwright use.baseURL.";

/** Returns the origin of a URL; throws if it is missing or not http. */
export function originOf(url: string | undefined): string {
  if (url === undefined || url === '') throw new Error(`sandbox(url): the url is missing. ${ADDRESS}`);
  const { protocol, origin } = URL.canParse(url) ? new URL(url) : { protocol: '', origin: '' };
  if (protocol !== 'http:' && protocol !== 'https:')
    throw new Error(`sandbox(url): ${JSON.stringify(url)} is no http address. ${ADDRESS}`);
  return origin;
}

const START = 'Start one: npx cenzontle';

/** Failures to connect, with advice. Excludes dropped answers. */
const CONNECTION_FAILURES: readonly (readonly [failure: RegExp, advice: string])[] = [
  [/^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/, START],
  [/^(EPROTO|ERR_SSL_\w+)$/, 'A bank speaks http: write http:// instead of https://.'],
  [/^bad port$/, 'fetch makes no calls to this port: use another one.'],
];

/** Returns the code of a failed fetch, or its message. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error) || !(error.cause instanceof Error)) return '';
  return 'code' in error.cause ? String(error.cause.code) : error.cause.message;
}

/** Rethrows a connection failure with address and advice, other failures unchanged. */
async function explainFailure<Answer>(origin: string, call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const [, advice] = CONNECTION_FAILURES.find(([failure]) => failure.test(causeOf(error))) ?? [];
    if (advice === undefined) throw error;
    throw new Error(`No bank answers at ${origin}. ${advice}`, { cause: error });
  }
}

/** Sends the calls of one bank, until closed. */
export class Connection {
  readonly origin: string;
  readonly bank: string | undefined;
  #closed = '';

  constructor(origin: string, bank?: string) {
    this.origin = origin;
    this.bank = bank;
  }

  get headers(): Readonly<Record<string, string>> {
    this.#assertOpen();
    return this.bank === undefined ? {} : { [sandboxHeaders.bank]: this.bank };
  }

  /** Later calls throw an error with this text. */
  close(text: string): void {
    this.#closed = text;
  }

  readonly send: ApiFetcher = (args) => this.#open(() => tsRestFetchApi(args));
  /** Calls the sandbox; the answer is read as a stream. */
  readonly stream = async (path: string, signal: AbortSignal | undefined): Promise<Response> => {
    const { headers } = this;
    const answer = await this.#open(() =>
      fetch(`${this.origin}${path}`, { headers, signal: signal ?? null }),
    );
    this.#assertBank(answer.headers);
    return answer;
  };

  readonly client = () =>
    initClient(sandboxContract, {
      baseUrl: this.origin,
      baseHeaders: { ...this.headers },
      api: async (args) => {
        const answer = await this.send(args);
        this.#assertBank(answer.headers);
        return answer;
      },
    });

  async #open<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    this.#assertOpen();
    return explainFailure(this.origin, call);
  }

  #assertOpen(): void {
    if (this.#closed !== '') throw new Error(this.#closed);
  }

  /** Each answer of a bank has a trace id. */
  #assertBank(answered: Headers): void {
    if (!answered.has(headerNames.trace))
      throw new Error(`The server at ${this.origin} is no fake bank. ${ADDRESS}`);
  }
}
