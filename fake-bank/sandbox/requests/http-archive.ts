import { STATUS_CODES } from 'node:http';
import type { Content, Entry, Har, Header, PostData } from 'har-format';
import { mapInSlices, type Task } from '#bank/core/tasks/task';
import { brand } from '#contract/brand';
import { bankInstant } from '#contract/domain/dates';
import type { LoggedBody } from '#contract/domain/request-log';
import type { Exchange, Headers, LoggedCall } from '../instruments/logged-call';
import { maskQuery } from '../instruments/mask';
import { messageView } from './views';

const HTTP = 'HTTP/1.1';
const UNKNOWN_SIZE = -1;

const pairs = (headers: Headers): Header[] =>
  Object.entries(headers).map(([name, value]) => ({ name, value }));

const typeOf = (headers: Headers): string => headers['content-type'] ?? '';

const textOf = ({ content }: LoggedBody): string =>
  typeof content === 'string' ? content : JSON.stringify(content);

function postData(message: Exchange['request']): { postData?: PostData } {
  const { headers, body } = messageView(message);
  if (body?.content === undefined) return {};
  return { postData: { mimeType: typeOf(headers), text: textOf(body) } };
}

function contentOf(message: Exchange['answer']): Content {
  const { headers, body } = messageView(message);
  return {
    size: body?.size ?? 0,
    mimeType: typeOf(headers),
    ...(body?.content !== undefined && { text: textOf(body) }),
  };
}

const EMPTY_MESSAGE: Exchange['request'] = { headers: {}, body: undefined };

/** `origin` is the server's, since the log has none. */
function entryOf(origin: string, call: LoggedCall): Entry {
  const { method, path, status, durationMs, systemTime, traceId, at } = call;
  const { url = '', request = EMPTY_MESSAGE, answer = EMPTY_MESSAGE } = call.exchange ?? {};
  const query = maskQuery(url);
  return {
    startedDateTime: new Date(systemTime).toISOString(),
    time: durationMs,
    request: {
      method,
      url: `${origin}${path}${query === undefined ? '' : `?${query}`}`,
      httpVersion: HTTP,
      cookies: [],
      headers: pairs(request.headers),
      queryString: [...new URLSearchParams(query)].map(([name, value]) => ({ name, value })),
      ...postData(request),
      headersSize: UNKNOWN_SIZE,
      bodySize: request.body?.size ?? 0,
    },
    response: {
      status,
      statusText: STATUS_CODES[status] ?? '',
      httpVersion: HTTP,
      cookies: [],
      headers: pairs(answer.headers),
      content: contentOf(answer),
      redirectURL: '',
      headersSize: UNKNOWN_SIZE,
      bodySize: answer.body?.size ?? 0,
    },
    cache: {},
    timings: { send: 0, wait: durationMs, receive: 0 },
    comment: `Trace ${traceId}; the bank's time was ${bankInstant(at)}.`,
  };
}

export function* httpArchiveTask(origin: string, calls: readonly LoggedCall[]): Task<Har> {
  const entries = yield* mapInSlices(calls, (call) => entryOf(origin, call));
  return { log: { version: '1.2', creator: { name: brand.bank, version: '1.0' }, entries } };
}
