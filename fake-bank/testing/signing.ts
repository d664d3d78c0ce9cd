import type { Response } from 'supertest';
import type { Client } from './bank-under-test';

export const SIGNATURES = '/api/signatures/v3/security/signatures';

/** Values shown by the demo customers' tokens. */
export const TOKENS = { ana: '318204', carmen: '740915', luis: '285713', sofia: '562090' } as const;
export const WRONG_TOKEN = '000000';

export type PendingSignature = { method: 'POST' | 'PUT' | 'DELETE'; url: string; key: string };

export const initiate = (client: Client, { method, url, key }: PendingSignature) =>
  client.post(SIGNATURES, {
    operation_url: url,
    operation_type: method,
    operation_context: { key },
  });

export const sign = (client: Client, signatureKey: string, value: string) =>
  client.post(`${SIGNATURES}/${signatureKey}/signers/0/signature`, { signature: value });

export async function signPending(client: Client, pending: PendingSignature, token: string): Promise<void> {
  const initiated = await initiate(client, pending).expect(200);
  const signResponse = await sign(client, initiated.body.key, token).expect(200);
  if (signResponse.body.status !== 'SIGNED')
    throw new Error(`not signed: ${JSON.stringify(signResponse.body)}`);
}

const verb = { POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

export async function sendSigned(
  client: Client,
  call: { method: PendingSignature['method']; url: string; body: object },
  token: string,
): Promise<Response> {
  const send = () => client.send(verb[call.method], call.url, call.body);
  const unsigned = await send().expect(200);
  await signPending(client, { ...call, key: unsigned.body.key }, token);
  return send();
}
