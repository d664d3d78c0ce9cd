import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ErrorCode } from '#contract/errors';
import type { FieldName, TextDraft } from '#web/components/forms/draft.ts';
import type { SignedCall } from '../signature/signing';
import type { SignatureRequest } from '../submission/signature-request';

/** Rolls back the optimistic update. */
export type Undo = () => void;

/** Idempotent change without a review or receipt: edit, remove, enable, cancel. Its result can be queried. */
export type Action<Input, Done, Draft extends TextDraft = never> = {
  /**
   * Sends the change; again with the same input once signed. `visitId` must be in signed calls without a
   * nonce.
   */
  send: (input: Input, visitId: string) => Promise<Done | SignatureRequest>;
  /** Returns null if the bank is not in the requested state. Throws if that is unknown. */
  lookUp: (input: Input) => Promise<Done | null>;
  /** Error codes for a change that was already made. */
  duplicates?: readonly ErrorCode[];
  /** Call to sign; null if no signature is ever required. */
  signature: {
    call: SignedCall;
    title: string;
    /** True if a signature is always required: without a token the action cannot start. */
    always: boolean;
  } | null;
  /** Fields that an error may name, with their paths in requests. */
  fields?: readonly (readonly [name: FieldName<Draft>, wirePath: string])[];
  /** Updates the cache before the bank answers; rolled back on failure. */
  optimistic?: (queries: QueryClient) => Promise<Undo>;
  /** Queries to invalidate after the change, or after an unknown outcome. */
  invalidates: readonly QueryKey[];
};
