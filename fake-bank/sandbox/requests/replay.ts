import type { Socket } from 'node:net';
import { customerNamed } from '#bank/core/customers/customers';
import type { Bank } from '#bank/core/tenants/bank';
import type { Sessions } from '#bank/server/http/sessions';
import type { ReplayRequest } from '#contract/domain/request-log';
import { instrumentsOf } from '../instruments/instruments';
import type { Exchange, LoggedCall } from '../instruments/logged-call';
import { issuedIn, nonceOf, preparationOf, replaceAll } from './renewal';
import { type Caller, type HttpAnswer, sendTo } from './send';
import { contentOf } from './views';

/** Reason why a call cannot be replayed, with the request field to blame. */
export class NotReplayable extends Error {
  readonly field: 'trace' | 'nonce';

  constructor(field: NotReplayable['field'], reason: string) {
    super(reason);
    this.field = field;
  }
}

function exchangeOf({ exchange }: LoggedCall): Exchange {
  if (!exchange) throw new NotReplayable('trace', 'Its body was dropped to make room for later calls.');
  const { headers, body } = exchange.request;
  const isUnread = Number(headers['content-length'] ?? 0) > 0 && body?.text === undefined;
  if (isUnread) throw new NotReplayable('trace', 'Its body was refused unread and is not in the log.');
  return exchange;
}

function customerOf(bank: Bank, { customer }: LoggedCall): string {
  if (customer === undefined)
    throw new NotReplayable('trace', 'It has no session token, so its customer is not known.');
  const owner = customerNamed(bank.read, customer);
  if (!owner) throw new NotReplayable('trace', `The bank has no customer ${customer} any more.`);
  return owner.key;
}

function preparation(bank: Bank, call: LoggedCall): LoggedCall[] {
  if (nonceOf(call) === undefined)
    throw new NotReplayable('nonce', 'It has no nonce that could be new. Write same.');
  const calls = preparationOf(call, instrumentsOf(bank).requests.calls);
  if (calls.length > 0) return calls;
  throw new NotReplayable('nonce', 'The call that issued its nonce is not in the log. Write same.');
}

type Replay = { bank: Bank; sessions: Sessions; socket: Socket };

async function resend(socket: Socket, caller: Caller, call: LoggedCall, newTokens: Map<string, string>) {
  const { url, request, answer } = exchangeOf(call);
  const body = request.body?.text;
  const outgoingCall = {
    method: call.method,
    url: replaceAll(url, newTokens),
    headers: request.headers,
    body: body === undefined ? undefined : replaceAll(body, newTokens),
  };
  const received = await sendTo(socket, outgoingCall, caller);
  const [before, now] = [issuedIn(answer.body?.text), issuedIn(received.text)];
  for (const name of ['key', 'nonce'] as const) {
    const [from, to] = [before[name], now[name]];
    if (from !== undefined && to !== undefined) newTokens.set(from, to);
  }
  return received;
}

async function prepare(send: (call: LoggedCall) => Promise<HttpAnswer>, calls: readonly LoggedCall[]) {
  for (const call of calls) {
    const { status, text } = await send(call);
    if (status >= 200 && status < 400) continue;
    const reason = `${call.method} ${call.path}, which leads to it, answers ${status} now: ${text.slice(0, 300)}`;
    throw new NotReplayable('nonce', reason);
  }
}

/** Sends a logged call again as its customer; with a new nonce also the calls that lead to it. */
export async function replay({ bank, sessions, socket }: Replay, call: LoggedCall, { nonce }: ReplayRequest) {
  exchangeOf(call);
  const customer = customerOf(bank, call);
  const preparationCalls = nonce === 'new' ? preparation(bank, call) : [];
  const pair = sessions.signInWithoutBrowser(bank.id, customer);
  const newTokens = new Map<string, string>();
  const send = (each: LoggedCall) => resend(socket, { bank: bank.id, ...pair }, each, newTokens);
  try {
    await prepare(send, preparationCalls);
    const { status, traceId, text } = await send(call);
    return {
      status,
      ...(traceId !== undefined && { traceId }),
      ...(text !== '' && { body: contentOf(text) }),
      prepared: preparationCalls.map(({ method, path }) => `${method} ${path}`),
    };
  } finally {
    const tab = sessions.byToken(pair.token, bank.id);
    if (tab) sessions.end(tab.session);
  }
}
