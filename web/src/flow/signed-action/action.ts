import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ErrorCode } from '#contract/errors';
import type { FieldName, TextDraft } from '#web/components/forms/draft.ts';
import type { SignedCall } from '../signature/signing';
import type { SignatureRequest } from '../submission/signature-request';

/** Puts the cache back as it was. */
export type Undo = () => void;

/**
 * Something done at once, without a flow's review and receipt: to edit, remove, enable, cancel. What it leads to is
 * a state that the bank can be asked for, so that doing it twice comes to the same.
 */
export type Action<Input, Done, Draft extends TextDraft = never> = {
  /**
   * Asks the bank; again with the same input once that is signed. `visitId` belongs in a call that is signed and has
   * no nonce.
   */
  send: (input: Input, visitId: string) => Promise<Done | SignatureRequest>;
  /** Whether the bank has come to the state that was asked for; null where it has not. Throws where it does not say. */
  lookUp: (input: Input) => Promise<Done | null>;
  /** With what the bank refuses that which it has done already. */
  duplicates?: readonly ErrorCode[];
  /** The call that waits for a signature; null where the bank never asks for one. */
  signature: {
    call: SignedCall;
    title: string;
    /** Whether it always asks: without a token there is nothing to begin. */
    always: boolean;
  } | null;
  /** The fields that a refusal may name, each with the path under which the bank knows it. */
  fields?: readonly (readonly [name: FieldName<Draft>, wirePath: string])[];
  /** Shows the change before the bank has answered. Undone unless it is made. */
  optimistic?: (queries: QueryClient) => Promise<Undo>;
  /** What is read again once it is done, or may have been. */
  invalidates: readonly QueryKey[];
};
