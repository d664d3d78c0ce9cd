import { initClient } from '@ts-rest/core';
import { signatures } from '#contract/signatures';
import { clientOptions, ok } from '../api/client';

const api = initClient(signatures, clientOptions);

/** The call that waits for a signature. `url` is its path as it was sent: `/api/…`. */
export type SignedCall = { method: 'POST' | 'PUT' | 'DELETE'; url: string };

/** Begins a signature for a pending operation; answers the signature's key. */
export async function initiate(operation: string, { method, url }: SignedCall): Promise<string> {
  const { key } = await ok(
    api.initiate({
      body: { operation_url: url, operation_type: method, operation_context: { key: operation } },
    }),
  );
  return key;
}

/** Whether the token's value was right. */
export async function sign(signatureKey: string, signature: string): Promise<boolean> {
  const { status } = await ok(api.sign({ params: { signatureKey }, body: { signature } }));
  return status === 'SIGNED';
}
