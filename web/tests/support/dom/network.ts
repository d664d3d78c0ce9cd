import { retry } from './retry';

export type PageRequest = {
  url: () => string;
  method: () => string;
  headers: () => Record<string, string>;
  postDataJSON: () => ReturnType<typeof JSON.parse>;
};

export type PageResponse = {
  url: () => string;
  status: () => number;
  ok: () => boolean;
  headers: () => Record<string, string>;
  json: () => Promise<ReturnType<typeof JSON.parse>>;
  text: () => Promise<string>;
  request: () => PageRequest;
};

type Fulfilment = {
  response?: PageResponse;
  json?: unknown;
  body?: string;
  status?: number;
  contentType?: string;
  headers?: Record<string, string>;
};

/** A call that a test fulfills itself or passes on to the bank. */
export type PageRoute = {
  request: () => PageRequest;
  fetch: () => Promise<PageResponse>;
  continue: () => Promise<void>;
  abort: () => Promise<void>;
  fulfill: (fulfilment: Fulfilment) => Promise<void>;
};

type Handler = (route: PageRoute) => unknown;
type Rule = { pattern: Matches<URL>; matches: (url: string) => boolean; handler: Handler };
type Call = { request: PageRequest; response: PageResponse | undefined; ended: boolean };

/** Buffers a response, which happy-dom cannot clone; returns a function that copies it, even if its body is broken. */
async function bufferResponse(response: Response): Promise<() => Response> {
  const { status, statusText, headers } = response;
  try {
    const bytes = await response.arrayBuffer();
    return () => new Response(bytes.byteLength === 0 ? null : bytes, { status, statusText, headers });
  } catch (error) {
    return () =>
      new Response(new ReadableStream({ start: (body) => body.error(error) }), { status, headers });
  }
}

const pageResponse = (request: PageRequest, copy: () => Response): PageResponse => {
  const response = copy();
  return {
    url: request.url,
    status: () => response.status,
    ok: () => response.ok,
    headers: () => Object.fromEntries(response.headers),
    json: () => copy().json(),
    text: () => copy().text(),
    request: () => request,
  };
};

/** Matches calls by a predicate, or by a glob or pattern of their URL. */
export type Matches<Subject> = string | RegExp | ((subject: Subject) => boolean);

function isMatch<Subject>(matches: Matches<Subject>, url: string, subject: Subject): boolean {
  if (typeof matches === 'function') return matches(subject);
  return (typeof matches === 'string' ? globToRegExp(matches) : matches).test(url);
}

const matcher =
  <Subject extends { url: () => string }>(matches: Matches<Subject>) =>
  (subject: Subject) =>
    isMatch(matches, subject.url(), subject);

/** Converts Playwright's glob: `**` matches anything, `*` anything but a slash. */
const globToRegExp = (glob: string) =>
  new RegExp(
    `^${glob.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*\*|\*/g, (stars) => (stars === '**' ? '.*' : '[^/]*'))}$`,
  );

/** The page's network: sends calls to the test's bank, records them, and applies the test's routes. */
export class Network {
  readonly calls: Call[] = [];
  readonly #listeners: ((request: PageRequest) => void)[] = [];
  readonly #send: typeof fetch;
  #rules: Rule[] = [];
  #headers: Record<string, string> = {};

  constructor(send: typeof fetch) {
    this.#send = send;
  }

  /** Drops the previous test's calls and routes. `headers` are added to every call. */
  reset(headers: Record<string, string> = {}): void {
    this.calls.length = 0;
    this.#listeners.length = 0;
    this.#rules = [];
    this.#headers = headers;
  }

  onRequest = (listener: (request: PageRequest) => void): void => void this.#listeners.push(listener);

  route(pattern: Matches<URL>, handler: Handler): void {
    this.#rules.unshift({ pattern, matches: (url) => isMatch(pattern, url, new URL(url)), handler });
  }

  unroute(pattern: Matches<URL>): void {
    this.#rules = this.#rules.filter((rule) => String(rule.pattern) !== String(pattern));
  }

  /** Waits for a call made from now on. */
  async waitFor(matches: Matches<PageRequest>): Promise<PageRequest> {
    const start = this.calls.length;
    const matchesCall = matcher(matches);
    const call = await retry(
      () => this.calls.slice(start).find(({ request }) => matchesCall(request)),
      () => 'No such call was made',
    );
    return call.request;
  }

  /** Waits for the response to a call made from now on. */
  async waitForResponse(matches: Matches<PageResponse>): Promise<PageResponse> {
    const start = this.calls.length;
    const matchesCall = matcher(matches);
    return retry(
      () => this.calls.slice(start).find(({ response }) => response && matchesCall(response))?.response,
      () => 'No such call was answered',
    );
  }

  /** Waits until every call is answered and no other follows immediately. */
  async waitForIdle(): Promise<void> {
    for (let knownCount = -1; knownCount !== this.calls.length; ) {
      knownCount = this.calls.length;
      await retry(
        () => this.calls.every(({ ended }) => ended),
        () => 'Calls are still under way',
      );
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  fetch: typeof fetch = async (input, init = {}) => {
    const url = new URL(String(input), location.href);
    const headers = new Headers(init.headers);
    const request: PageRequest = {
      url: () => url.href,
      method: () => init.method ?? 'GET',
      headers: () => Object.fromEntries(headers),
      postDataJSON: () => (typeof init.body === 'string' ? JSON.parse(init.body) : null),
    };
    const call: Call = { request, response: undefined, ended: false };
    this.calls.push(call);
    for (const listener of this.#listeners) listener(request);
    try {
      const response = await this.#answer(request, this.#rules, url.href, { ...init, headers });
      const copy = await bufferResponse(response);
      call.response = pageResponse(request, copy);
      return copy();
    } finally {
      call.ended = true;
    }
  };

  /** Opens a stream of the test's bank, without adding it to `calls`. */
  stream = (path: string, signal: AbortSignal): Promise<Response> =>
    this.#send(new URL(path, location.href).href, { headers: this.#headers, signal });

  async #answer(
    request: PageRequest,
    rules: readonly Rule[],
    url: string,
    init: RequestInit & { headers: Headers },
  ): Promise<Response> {
    const index = rules.findIndex(({ matches }) => matches(url));
    const rule = rules[index];
    if (rule === undefined) {
      for (const [name, value] of Object.entries(this.#headers))
        if (!init.headers.has(name)) init.headers.set(name, value);
      // Without this header happy-dom caches the response for the next test.
      init.headers.set('cache-control', 'no-cache');
      return this.#send(url, init);
    }
    const next = () => this.#answer(request, rules.slice(index + 1), url, init);
    return new Promise((resolve, reject) => {
      const route: PageRoute = {
        request: () => request,
        fetch: async () => pageResponse(request, await bufferResponse(await next())),
        continue: async () => resolve(await next()),
        abort: async () => reject(new TypeError('Failed to fetch')),
        fulfill: async ({ response, json, body, status, contentType, headers }) => {
          const text = json === undefined ? (body ?? (await response?.text()) ?? '') : JSON.stringify(json);
          const responseHeaders = new Headers({ ...response?.headers(), ...headers });
          const type = json === undefined ? contentType : 'application/json';
          if (type !== undefined) responseHeaders.set('content-type', type);
          resolve(
            new Response(text, { status: status ?? response?.status() ?? 200, headers: responseHeaders }),
          );
        },
      };
      Promise.resolve(rule.handler(route)).catch(reject);
    });
  }
}
