import type { QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { TokenType } from '#contract/customers';
import type { ErrorCode } from '#contract/errors';
import type { FieldErrors, FieldPaths, TextDraft } from '../components/forms/draft';
import type { DraftForm } from '../components/forms/useDraft';
import type { Slot } from '../components/slot';
import type { ReceiptSource } from './receipt/view';
import type { ExecutedOrder } from './submission/executed-order';
import type { SignatureProps, SignatureRequest } from './submission/signature-request';
import type { Amendment, Summary } from './summary';

export type FlowTypes = {
  draft: TextDraft;
  setup: unknown;
  quote: unknown;
  receipt: unknown;
};

export type FieldsProps<T extends FlowTypes> = {
  form: DraftForm<T['draft']>;
  setup: T['setup'];
  /** Undefined in the first step. */
  quote: T['quote'] | undefined;
};

export type FlowInput<T extends FlowTypes> = {
  /** '' for the first input. */
  slug: string;
  label: string;
  /** Returns false to skip the input. Default: always true. */
  applies?: (draft: T['draft']) => boolean;
  fields: FieldPaths<T['draft']>;
  /** Fields that the bank defines, with their initial values. */
  bankFields?: (setup: T['setup'], quote: T['quote'] | undefined) => Partial<T['draft']>;
  check: (draft: T['draft'], setup: T['setup'], quote: T['quote'] | undefined) => FieldErrors<T['draft']>;
  Fields: ComponentType<FieldsProps<T>>;
  /** Shown in wide windows. */
  SidePanel?: ComponentType<FieldsProps<T>>;
  /** May hide the continue button. */
  ContinueGate?: ComponentType<FieldsProps<T> & { children: Slot }>;
  /** For errors that do not name their field. */
  summarize?: (field: string, error: string, setup: T['setup'], quote: T['quote'] | undefined) => string;
  /** Returns true to reuse an earlier quote of this session; default: never. */
  mayReuse?: (quote: T['quote'], draft: T['draft']) => boolean;
  /**
   * Submits the input. The quote may require a signature before the next step. An `ExecutedOrder` leads to the
   * receipt. `previous` is undefined in the first step.
   */
  submit: (
    draft: T['draft'],
    setup: T['setup'],
    previous: T['quote'] | undefined,
  ) => Promise<T['quote'] | ExecutedOrder<T['receipt']>>;
};

export type FlowSignature = {
  slug: string | null;
  title: string;
  Form: ComponentType<SignatureProps>;
  /** Customers with this token type always sign after confirm, so the stepper counts that step from the start. */
  tokenType?: TokenType | 'everybody';
};

type InputSignature = FlowSignature & {
  /** Says before the signature what is left to do after it. */
  stepsAfter: string;
  signedText: string;
};

/** Configuration of one flow. Retries repeat the nonce of the setup or quote, so that a draft is executed at most once. */
export type Flow<T extends FlowTypes> = {
  base: string;
  title: string;
  parent: { to: string; label: string };
  /**
   * `formSessionId` must be in every signed call without a nonce. `previous` is the setup to be renewed, after the
   * bank rejected its data or forgot its operation; the new setup may reuse data that the form has loaded.
   */
  setup: (
    formSessionId: string,
    query: URLSearchParams,
    previous: T['setup'] | undefined,
  ) => Promise<T['setup']>;
  defaults: (setup: T['setup'], query: URLSearchParams) => T['draft'];
  /** Page that replaces the form if a prerequisite is missing. */
  redirect?: (setup: T['setup']) => string | undefined;
  inputs: readonly FlowInput<T>[];
  summary: (draft: T['draft'], setup: T['setup'], quote: T['quote']) => Summary<T['draft']>;
  /** Null if no signature is ever required. */
  signature: Readonly<{ input: InputSignature | null; confirm: FlowSignature | null }>;
  execute: (
    draft: T['draft'],
    setup: T['setup'],
    quote: T['quote'],
  ) => Promise<T['receipt'] | SignatureRequest>;
  /** Returns false if the draft needs no signature. Default: true if `signature.confirm` is set. */
  needsSignature?: (draft: T['draft']) => boolean;
  /** Idempotent and moves no money, so it may be sent again after a lost response. */
  repeatable?: true;
  /** Error codes for an order that was already executed. */
  duplicateCodes?: readonly ErrorCode[];
  /** Finds the order after a lost response. Null if it was not executed. */
  lookUp: (setup: T['setup'], quote: T['quote']) => Promise<T['receipt'] | null>;
  receipt: ReceiptSource<T['receipt']> & {
    key: (receipt: T['receipt']) => string;
    /** Text of the link to a new form; '' for one-time operations. */
    repeatLabel: string;
  };
  amend?: (error: unknown, draft: T['draft'], setup: T['setup']) => Amendment<T['draft']> | undefined;
  /** Sentence shown with an error. */
  unchanged: string;
  history: { to: string; label: string };
  invalidates: readonly QueryKey[];
};

/** Returns true if the order is signed after the review. */
export const isSignedAtConfirm = <T extends FlowTypes>(flow: Flow<T>, draft: T['draft']): boolean =>
  flow.needsSignature?.(draft) ?? flow.signature.confirm !== null;

export const defineFlow = <T extends FlowTypes>(flow: Flow<T>): Flow<T> => flow;
