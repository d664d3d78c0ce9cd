import { ok } from '../api/client';
import { signaturesApi } from '../api/clients/signatures';

/** The call that waits for a signature. `url` is its path as it was sent: `/api/…`. */
export type SignedCall = { method: 'POST' | 'PUT' | 'DELETE'; url: string };

/** Begins a signature for a pending operation; answers the signature's key. */
export async function initiate(operation: string, { method, url }: SignedCall): Promise<string> {
  const { key } = await ok(
    signaturesApi.initiate.mutate({
      body: { operation_url: url, operation_type: method, operation_context: { key: operation } },
    }),
  );
  return key;
}

/** Whether the token's value was right. */
export async function sign(signatureKey: string, signature: string): Promise<boolean> {
  const { status } = await ok(signaturesApi.sign.mutate({ params: { signatureKey }, body: { signature } }));
  return status === 'SIGNED';
}
