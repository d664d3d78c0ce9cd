import type { QueryKey } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { FieldBinding, FieldErrors, FieldName, TextDraft } from '../forms/draft';
import type { ReceiptView } from '../receipt/view';
import type { SignatureProps, SignatureRequest } from '../signature/request';

export type FieldsProps<Draft extends TextDraft, Setup, Quote> = {
  draft: Draft;
  bind: (name: FieldName<Draft>) => FieldBinding;
  setup: Setup;
  /** What the bank answered to the steps before this one. */
  quote: Quote | undefined;
};

/** One page of questions. */
export type InputStep<Draft extends TextDraft, Setup, Quote> = {
  /** Its place under the flow's base; '' for the first. */
  slug: string;
  label: string;
  /** Whether this operation has the step; `always` where every one does. */
  applies: (draft: Draft) => boolean;
  /** The fields of this step, each with the path under which the bank knows it. */
  fields: readonly (readonly [name: FieldName<Draft>, wirePath: string])[];
  check: (draft: Draft, setup: Setup) => FieldErrors<Draft>;
  Fields: ComponentType<FieldsProps<Draft, Setup, Quote>>;
  /** Asks the bank. A quote that requests a signature is signed before the next step. */
  submit: (draft: Draft, setup: Setup, quote: Quote | undefined) => Promise<Quote>;
};

export const always = () => true;

export type SummaryRow<Draft extends TextDraft> = {
  label: string;
  value: ReactNode;
  detail?: ReactNode;
  /** The field that 'Cambiar' leads to; rows without one follow from the others. */
  field?: FieldName<Draft>;
  /** The row that sums up the others. */
  total?: boolean;
};

/** What will happen, in the customer's words, before it does. */
export type Summary<Draft extends TextDraft> = {
  lead: string;
  /** What it is about: an amount, or who or what. `field` is where 'Cambiar' leads to. */
  headline: { label: string; value: ReactNode; field: FieldName<Draft> };
  to: string;
  rows: readonly SummaryRow<Draft>[];
  /** What cannot be seen in the rows: when it takes effect, whether it can be undone. */
  note: ReactNode;
  /** Says what it does and how much: 'Transferir $1,250.00 MXN'. */
  button: string;
};

/** With a slug it is a page of its own at that address; without one a dialog over the page that asked. */
export type Signature = { slug: string | null; title: string; Form: ComponentType<SignatureProps> };

/** By the step that the bank answers with a request to sign. */
export type Signatures = Readonly<Record<'input' | 'confirm', Signature | null>>;

export const unsigned: Signatures = { input: null, confirm: null };

/**
 * What differs between one operation and the next; everything else is in this folder. The bank's nonce comes in
 * the setup or in the quote, and both are handed back unchanged on every retry: so one validated draft is
 * carried out at most once.
 */
export type Flow<Draft extends TextDraft, Setup, Quote, Receipt> = {
  base: string;
  title: string;
  parent: { to: string; label: string };
  setup: () => Promise<Setup>;
  /** The draft to begin with; `query` is the deep link's. */
  defaults: (setup: Setup, query: URLSearchParams) => Draft;
  inputs: readonly InputStep<Draft, Setup, Quote>[];
  summary: (draft: Draft, setup: Setup, quote: Quote) => Summary<Draft>;
  /** What is asked for after an input, and after confirm; null where the bank never asks. */
  signature: Signatures;
  execute: (draft: Draft, setup: Setup, quote: Quote) => Promise<Receipt | SignatureRequest>;
  /** Whether an operation whose answer was lost took place. */
  lookUp: (setup: Setup, quote: Quote) => Promise<Receipt | null>;
  receipt: {
    key: (receipt: Receipt) => string;
    /** Null where the bank cannot be asked for it. */
    load: (key: string) => Promise<Receipt | null>;
    /** Where the bank serves it as a PDF. */
    pdf: (key: string) => string | null;
    view: (receipt: Receipt) => ReceiptView;
    again: string;
  };
  /** What a refusal leaves as it was, in a sentence. */
  unchanged: string;
  /** Where operations of this kind are listed. */
  history: { to: string; label: string };
  invalidates: readonly QueryKey[];
};

export const defineFlow = <Draft extends TextDraft, Setup, Quote, Receipt>(
  flow: Flow<Draft, Setup, Quote, Receipt>,
): Flow<Draft, Setup, Quote, Receipt> => flow;
