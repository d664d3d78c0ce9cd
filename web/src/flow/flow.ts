import type { QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { TokenType } from '#contract/customers';
import type { ErrorCode } from '#contract/errors';
import type { FieldErrors, FieldPaths, TextDraft } from '../components/forms/draft';
import type { DraftForm } from '../components/forms/useDraft';
import type { Slot } from '../components/slot';
import type { ReceiptView } from './receipt/view';
import type { SignatureProps, SignatureRequest } from './submission/signature-request';
import type { Amendment, Summary } from './summary';

/** Types of one operation, passed as `T` to every part of a flow. */
export type FlowTypes = {
  /** Form values as typed. */
  draft: TextDraft;
  /** Data loaded before the form is shown. */
  setup: unknown;
  /** The bank's answer to a validated draft. */
  quote: unknown;
  receipt: unknown;
};

export type FieldsProps<T extends FlowTypes> = {
  form: DraftForm<T['draft']>;
  setup: T['setup'];
  /** Quote of the previous step; undefined in the first. */
  quote: T['quote'] | undefined;
};

export type FlowInput<T extends FlowTypes> = {
  /** Path segment under the flow's base; '' for the first. */
  slug: string;
  label: string;
  /** True if the draft needs this step; default: always. */
  applies?: (draft: T['draft']) => boolean;
  /** Fields of this step with their paths in the bank's requests. */
  fields: FieldPaths<T['draft']>;
  /** Adds empty fields that only the bank can define. */
  asks?: (setup: T['setup'], quote: T['quote'] | undefined) => Partial<T['draft']>;
  check: (draft: T['draft'], setup: T['setup'], quote: T['quote'] | undefined) => FieldErrors<T['draft']>;
  Fields: ComponentType<FieldsProps<T>>;
  /** Panel beside the form on wide windows. */
  SidePanel?: ComponentType<FieldsProps<T>>;
  /** Wraps the continue button and may hide it. */
  ContinueGate?: ComponentType<FieldsProps<T> & { children: Slot }>;
  /** Error text for the summary, if the field's own text does not name the field. */
  summarize?: (field: string, error: string, setup: T['setup'], quote: T['quote'] | undefined) => string;
  /** True if an earlier quote of this session also covers the draft; default: always. */
  mayReuse?: (quote: T['quote'], draft: T['draft']) => boolean;
  /**
   * Requests a quote. A quote that requires a signature is signed before the next step. `previous` is the
   * last quote, undefined in the first step of a new operation.
   */
  submit: (draft: T['draft'], setup: T['setup'], previous: T['quote'] | undefined) => Promise<T['quote']>;
};

/** A page with a slug, a dialog without. */
export type FlowSignature = {
  slug: string | null;
  title: string;
  Form: ComponentType<SignatureProps>;
  /**
   * Token type that must sign after confirm, so the step is counted from the start. Absent if unpredictable.
   */
  of?: TokenType | 'everybody';
};

/**
 * Configuration of one flow; the engine in this folder does the rest. The nonce comes with the setup or the
 * quote and is repeated on every retry, so a validated draft is executed at most once.
 */
export type Flow<T extends FlowTypes> = {
  base: string;
  title: string;
  parent: { to: string; label: string };
  /** `visitId` must be in every signed call without a nonce; `query` is the deep link's. */
  setup: (visitId: string, query: URLSearchParams) => Promise<T['setup']>;
  defaults: (setup: T['setup'], query: URLSearchParams) => T['draft'];
  /** Page that replaces the form if a prerequisite is missing. */
  redirect?: (setup: T['setup']) => string | undefined;
  inputs: readonly FlowInput<T>[];
  summary: (draft: T['draft'], setup: T['setup'], quote: T['quote']) => Summary<T['draft']>;
  /** Signatures after an input and after confirm; null if never required. */
  signature: Readonly<Record<'input' | 'confirm', FlowSignature | null>>;
  execute: (
    draft: T['draft'],
    setup: T['setup'],
    quote: T['quote'],
  ) => Promise<T['receipt'] | SignatureRequest>;
  /** True if the draft is signed after confirm; default: always. */
  signs?: (draft: T['draft']) => boolean;
  /** Idempotent and moves no money: sent again after a lost answer. */
  repeatable?: true;
  /** Error codes for an order that was already executed. */
  duplicates?: readonly ErrorCode[];
  /** Finds the receipt after a lost answer; null if the order was not executed. */
  lookUp: (setup: T['setup'], quote: T['quote']) => Promise<T['receipt'] | null>;
  receipt: {
    key: (receipt: T['receipt']) => string;
    /** Null if the bank has no such endpoint. */
    load: (key: string) => Promise<T['receipt'] | null>;
    /** Path of the PDF, if there is one. */
    pdf: (key: string) => string | null;
    view: (receipt: T['receipt']) => ReceiptView;
    /** Link text to start another; '' for one-time operations. */
    again: string;
  };
  /** Returns a draft that avoids the rejection, if there is one. */
  amend?: (error: unknown, draft: T['draft'], setup: T['setup']) => Amendment<T['draft']> | undefined;
  /** Sentence for errors: the state that did not change. */
  unchanged: string;
  history: { to: string; label: string };
  invalidates: readonly QueryKey[];
};

/** `defineFlow<{ draft: …; setup: …; quote: …; receipt: … }>({ … })` */
export const defineFlow = <T extends FlowTypes>(flow: Flow<T>): Flow<T> => flow;
