import { type ApiFetcher, initClient, tsRestFetchApi } from '@ts-rest/core';
import { sandbox as sandboxContract, sandboxHeaders } from '#contract/sandbox';

const ADDRESS =
  "Pass the address of a running bank, such as 'http://localhost:4000': in Vitest inject('bankUrl'), which needs globalSetup: ['cenzontle/vitest'], in Playwright use.baseURL.";

/** Origin of an address; the types do not hold where a setting is missing at run time. */
export function originOf(url: string | undefined): string {
  if (url === undefined || url === '') throw new Error(`sandbox(url): the url is missing. ${ADDRESS}`);
  const { protocol, origin } = URL.canParse(url) ? new URL(url) : { protocol: '', origin: '' };
  if (protocol !== 'http:' && protocol !== 'https:')
    throw new Error(`sandbox(url): ${JSON.stringify(url)} is no http address. ${ADDRESS}`);
  return origin;
}

const REFUSED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH']);

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}

/** Names the address that no bank listens at; other failures, such as a dropped answer, stay as they are. */
async function named<Answer>(origin: string, call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!REFUSED.has(codeOf(error))) throw error;
    throw new Error(`No bank answers at ${origin}. Start one: npx cenzontle`, { cause: error });
  }
}

/** Calls of one bank, until it is closed. */
export class Connection {
  readonly origin: string;
  readonly bank: string | undefined;
  #closed = '';

  constructor(origin: string, bank?: string) {
    this.origin = origin;
    this.bank = bank;
  }

  get headers(): Readonly<Record<string, string>> {
    return this.bank === undefined ? {} : { [sandboxHeaders.bank]: this.bank };
  }

  /** Later calls throw an error with this text. */
  close(text: string): void {
    this.#closed = text;
  }

  readonly send: ApiFetcher = (args) => this.#open(() => tsRestFetchApi(args));
  readonly fetch: typeof fetch = (...args) => this.#open(() => fetch(...args));

  async #open<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    if (this.#closed !== '') throw new Error(this.#closed);
    return named(this.origin, call);
  }

  readonly client = () =>
    initClient(sandboxContract, { baseUrl: this.origin, baseHeaders: { ...this.headers }, api: this.send });
}
