import { queryOptions } from '@tanstack/react-query';
import { headers } from '#contract/headers';
import { unwrap } from '#web/lib/api/client.ts';
import { signaturesApi } from '#web/lib/api/clients/signatures.ts';

/** `url` is the path as sent: `/api/…`. */
export type SignedCall = { method: 'POST' | 'PUT' | 'DELETE'; url: string };

/** Returns the signature's key. */
async function initiate(operation: string, { method, url }: SignedCall): Promise<string> {
  const { key } = await unwrap(
    signaturesApi.initiate.mutate({
      body: { operation_url: url, operation_type: method, operation_context: { key: operation } },
    }),
  );
  return key;
}

/** A new `round` starts another signature. */
export const initiationQuery = (operation: string, call: SignedCall, round: string) =>
  queryOptions({
    queryKey: ['signature', operation, round],
    queryFn: () => initiate(operation, call),
    staleTime: 'static',
    gcTime: 0,
    retry: false,
  });

export type SigningResult = { signed: true } | { signed: false; attemptsLeft: number | undefined };

export async function sign(signatureKey: string, signature: string): Promise<SigningResult> {
  const call = signaturesApi.sign.mutate({ params: { signatureKey }, body: { signature } });
  const { status } = await unwrap(call);
  if (status === 'SIGNED') return { signed: true };
  const left = (await call).headers.get(headers.attemptsLeft);
  return { signed: false, attemptsLeft: left === null ? undefined : Number(left) };
}
