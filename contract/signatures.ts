import * as z from 'zod/mini';
import { Key } from './domain/key';
import { c, routerOptions } from './domain/router';

export const TOKEN_LENGTH = 6;

/** Consecutive wrong values that lock a customer's signatures. */
export const WRONG_VALUES = 5;

/** Signature started for one exact operation; `value` is the challenge for the token. */
export const InitiatedSignature = z.object({
  key: z.string(),
  initiatedSignature: z.object({ value: z.string() }),
});

/** A wrong value is not an error: it allows another attempt. */
export const SignatureResult = z.union([
  z.object({ status: z.literal('SIGNED') }),
  z.object({ status: z.literal('RETRY'), type: z.literal('NOK') }),
]);

const base = '/signatures/v3/security/signatures';

export const signatures = c.router(
  {
    initiate: {
      method: 'POST',
      path: base,
      body: z.strictObject({
        operation_url: z.string().check(z.minLength(1), z.maxLength(300)),
        operation_type: z.enum(['POST', 'PUT', 'DELETE']),
        operation_context: z.strictObject({ key: Key }),
      }),
      responses: { 200: InitiatedSignature },
      summary: 'Begins the signature of a pending operation',
    },
    sign: {
      method: 'POST',
      path: `${base}/:signatureKey/signers/0/signature`,
      body: z.strictObject({ signature: z.string().check(z.minLength(1), z.maxLength(64)) }),
      responses: { 200: SignatureResult },
      summary: 'Signs with the value that the token shows',
    },
  },
  routerOptions('Signatures', ['signature']),
);
