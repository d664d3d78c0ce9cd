import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ErrorCode } from '#contract/errors';
import type { FieldName, TextDraft } from '#web/components/forms/draft.ts';
import type { SignedCall } from '../signature/signing';
import type { SignatureRequest } from '../submission/signature-request';

export type Undo = () => void;

/** Idempotent change without a review or receipt. Its result can be queried. */
export type Action<Input, Done, Draft extends TextDraft = never> = {
  /** Called again once signed. `formSessionId` must be in signed calls without a nonce. */
  send: (input: Input, formSessionId: string) => Promise<Done | SignatureRequest>;
  /** Null if the change was not made. Throws if that is unknown. */
  lookUp: (input: Input) => Promise<Done | null>;
  duplicateCodes?: readonly ErrorCode[];
  /** Null if no signature is ever required. */
  signature: {
    call: SignedCall;
    title: string;
    /** True if the action always needs a signature: it cannot start without a token. */
    always: boolean;
  } | null;
  fields?: readonly (readonly [name: FieldName<Draft>, wirePath: string])[];
  /** Rolled back on failure. */
  optimistic?: (queryClient: QueryClient) => Promise<Undo>;
  invalidates: readonly QueryKey[];
};
