import { type ApiFetcher, initClient, tsRestFetchApi } from '@ts-rest/core';
import { SignatureRequired } from '#contract/domain/signature';
import { channel, headers as names } from '#contract/headers';
import { contract } from '#contract/index';
import { sandboxHeaders } from '#contract/sandbox';
import { unwrap } from './unwrap';

type Pair = { token: string; xsrf: string };

type SignIn<Message> = {
  url: string;
  bank: string;
  user: string;
  /** Value that the customer's token shows. */
  token: string;
  pair: () => Promise<Pair & { customerKey: string }>;
  outbox: () => Promise<Message[]>;
};

type Sent = { method: string; path: string };

const SIGNED = ['POST', 'PUT', 'DELETE'] as const;
const isSigned = (method: string): method is (typeof SIGNED)[number] =>
  SIGNED.some((known) => known === method);

/** Signs in; the API client sends the session's headers, stores rotated ones and renews a lost session once. */
export async function signIn<Message>(options: SignIn<Message>) {
  const { url, bank, user, token, pair, outbox } = options;
  const first = await pair();
  let current: Pair = first;
  let sent: Sent = { method: '', path: '' };

  const headersNow = () => ({
    [sandboxHeaders.bank]: bank,
    [names.channel]: channel.id,
    [names.country]: channel.country,
    [names.token]: current.token,
    [names.antiForgery]: current.xsrf,
  });
  const send: ApiFetcher = async (args) => {
    sent = { method: args.method, path: new URL(args.path).pathname + new URL(args.path).search };
    const answer = await tsRestFetchApi({ ...args, headers: { ...args.headers, ...headersNow() } });
    current = {
      token: answer.headers.get(names.token) ?? current.token,
      xsrf: answer.headers.get(names.nextAntiForgery) ?? current.xsrf,
    };
    return answer;
  };
  const api = initClient(contract, {
    baseUrl: url,
    baseHeaders: {},
    api: async (args) => {
      const answer = await send(args);
      if (answer.status !== 401) return answer;
      current = await pair();
      return send(args);
    },
  });

  /** Repeats a call after signing it with the customer's token, if the bank asks for a signature. */
  async function signed<Answer extends { body: unknown }>(call: () => Promise<Answer>): Promise<Answer> {
    const answer = await call();
    const required = SignatureRequired.safeParse(answer.body);
    const { method, path } = sent;
    if (!required.success || !isSigned(method)) return answer;
    const { key } = await unwrap(
      api.signatures.initiate({
        body: {
          operation_url: path,
          operation_type: method,
          operation_context: { key: required.data.key },
        },
      }),
    );
    const result = await unwrap(
      api.signatures.sign({ params: { signatureKey: key }, body: { signature: token } }),
    );
    if (result.status !== 'SIGNED') throw new Error('The bank rejected the token');
    return call();
  }

  return {
    user,
    key: first.customerKey,
    token,
    /** Typed client of the whole contract. */
    api,
    signed,
    /** Headers of the next call, for other HTTP clients. */
    headers: headersNow,
    outbox,
  };
}
