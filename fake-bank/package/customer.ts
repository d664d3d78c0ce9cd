import { type ApiFetcher, initClient } from '@ts-rest/core';
import { SignatureRequired } from '#contract/domain/signature';
import { channel, headers as headerNames } from '#contract/headers';
import { contract } from '#contract/index';
import type { Connection } from './connection';
import { unwrap } from './unwrap';

type Pair = { token: string; xsrf: string };

type SignIn<Message> = {
  connection: Connection;
  user: string;
  /** Value that the customer's token shows. */
  token: string;
  pair: () => Promise<Pair & { customerKey: string }>;
  outbox: () => Promise<Message[]>;
};

type SentRequest = { method: string; path: string };

const SIGNED_METHODS = ['POST', 'PUT', 'DELETE'] as const;
const isSigned = (method: string): method is (typeof SIGNED_METHODS)[number] =>
  SIGNED_METHODS.some((signedMethod) => signedMethod === method);

/** Signs in. The API client sends the session's headers, stores new values and renews a lost session once a call. */
export async function signIn<Message>(options: SignIn<Message>) {
  const { connection, user, token, pair, outbox } = options;
  const first = await pair();
  let current: Pair = first;

  const headersNow = () => ({
    ...connection.headers,
    [headerNames.channel]: channel.id,
    [headerNames.country]: channel.country,
    [headerNames.token]: current.token,
    [headerNames.antiForgery]: current.xsrf,
  });
  const send: ApiFetcher = async (args) => {
    const answer = await connection.send({ ...args, headers: { ...args.headers, ...headersNow() } });
    current = {
      token: answer.headers.get(headerNames.token) ?? current.token,
      xsrf: answer.headers.get(headerNames.nextAntiForgery) ?? current.xsrf,
    };
    return answer;
  };
  const createApi = (notes: (sent: SentRequest) => void) =>
    initClient(contract, {
      baseUrl: connection.origin,
      baseHeaders: {},
      api: async (args) => {
        const { pathname, search } = new URL(args.path);
        notes({ method: args.method, path: pathname + search });
        const answer = await send(args);
        if (answer.status !== 401) return answer;
        current = await pair();
        return send(args);
      },
    });
  const api = createApi(() => {});

  /** Makes a call, signs it with the customer's token if the bank asks for a signature, and repeats it. */
  async function withSignature<Answer extends { body: unknown }>(
    call: (api: ReturnType<typeof createApi>) => Promise<Answer>,
  ): Promise<Answer> {
    let sent: SentRequest = { method: '', path: '' };
    const recordingApi = createApi((latest) => {
      sent = latest;
    });
    const answer = await call(recordingApi);
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
    return call(api);
  }

  return {
    user,
    key: first.customerKey,
    token,
    /** Typed client of the whole contract. */
    api,
    signed: withSignature,
    /** Headers of the next call, for other HTTP clients. */
    headers: headersNow,
    outbox,
  };
}
