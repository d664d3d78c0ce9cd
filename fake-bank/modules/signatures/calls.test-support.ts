import type { Client } from '#bank/testing/bank-under-test';
import { type CallCases, callWith } from '#bank/testing/call-case';
import { token } from '#bank/testing/holders';
import { newRecipient, RECIPIENTS } from '#bank/testing/recipient';
import { initiate, SIGNATURES } from '#bank/testing/signing';

/** Requests a recipient and returns the pending signature. */
async function pendingRecipient(client: Client) {
  const pending = await client.post(RECIPIENTS, newRecipient()).expect(200);
  return { method: 'POST', url: RECIPIENTS, key: String(pending.body.key) } as const;
}

export const calls: CallCases = {
  'signatures.initiate': callWith({ token }, async ({ client }) => {
    const { method, url, key } = await pendingRecipient(client);
    const body = { operation_url: url, operation_type: method, operation_context: { key } };
    return { path: SIGNATURES, body, status: 200 };
  }),
  'signatures.sign': callWith({ token }, async ({ client, key }) => {
    const initiated = await initiate(client, await pendingRecipient(client)).expect(200);
    const path = `${SIGNATURES}/${initiated.body.key}/signers/0/signature`;
    return { path, body: { signature: key('token') }, status: 200 };
  }),
};
