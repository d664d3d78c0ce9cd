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

/** The four things that one kind of operation is made of. Every part of a flow takes them as one `T`. */
export type FlowTypes = {
  /** What the form holds, as it was typed. */
  draft: TextDraft;
  /** What is known before the form is filled in. */
  setup: unknown;
  /** What the bank answered to the draft. */
  quote: unknown;
  receipt: unknown;
};

export type FieldsProps<T extends FlowTypes> = {
  form: DraftForm<T['draft']>;
  setup: T['setup'];
  /** What the bank answered to the step before; undefined in the first. */
  quote: T['quote'] | undefined;
};

/** One page of questions. */
export type FlowInput<T extends FlowTypes> = {
  /** Its place under the flow's base; '' for the first. */
  slug: string;
  label: string;
  /** Whether this operation has the step, where not every one does. */
  applies?: (draft: T['draft']) => boolean;
  /** The fields of this step, each with the path under which the bank knows it. */
  fields: FieldPaths<T['draft']>;
  /** What the step asks for beyond the draft that the flow begins with, where only the bank knows it: empty fields. */
  asks?: (setup: T['setup'], quote: T['quote'] | undefined) => Partial<T['draft']>;
  check: (draft: T['draft'], setup: T['setup'], quote: T['quote'] | undefined) => FieldErrors<T['draft']>;
  Fields: ComponentType<FieldsProps<T>>;
  /** What the form comes to so far, beside it where a window is wide enough. */
  SidePanel?: ComponentType<FieldsProps<T>>;
  /** Renders its children, the button that continues, only if the step can be continued. Left out, it always can. */
  ContinueGate?: ComponentType<FieldsProps<T> & { children: Slot }>;
  /** What the summary says of a field's error, where that does not say which field it is about. */
  summarize?: (field: string, error: string, setup: T['setup'], quote: T['quote'] | undefined) => string;
  /** Whether a quote that the bank gave in this visit answers this draft too: then the bank is not asked again. Left out, it always is. */
  mayReuse?: (quote: T['quote'], draft: T['draft']) => boolean;
  /**
   * Asks the bank. A quote that requests a signature is signed before the next step. `previous` is what the bank
   * answered last; undefined in the first step of a new operation.
   */
  submit: (draft: T['draft'], setup: T['setup'], previous: T['quote'] | undefined) => Promise<T['quote']>;
};

/** With a slug it is a page of its own at that address; without one a dialog over the page that asked. */
export type FlowSignature = {
  slug: string | null;
  title: string;
  Form: ComponentType<SignatureProps>;
  /**
   * Whose token it asks for after confirm: theirs counts among the steps from the start. Left out where only the bank
   * knows.
   */
  of?: TokenType | 'everybody';
};

/**
 * What differs between one operation and the next; everything else is in this folder. The bank's nonce comes in
 * the setup or in the quote, and both are handed back unchanged on every retry: so one validated draft is
 * carried out at most once.
 */
export type Flow<T extends FlowTypes> = {
  base: string;
  title: string;
  parent: { to: string; label: string };
  /** `visitId` belongs in every call that is signed and has no nonce; `query` is the deep link's. */
  setup: (visitId: string, query: URLSearchParams) => Promise<T['setup']>;
  /** The draft to begin with; `query` is the deep link's. */
  defaults: (setup: T['setup'], query: URLSearchParams) => T['draft'];
  /** The page that replaces the form where the customer lacks what the operation needs. */
  redirect?: (setup: T['setup']) => string | undefined;
  inputs: readonly FlowInput<T>[];
  summary: (draft: T['draft'], setup: T['setup'], quote: T['quote']) => Summary<T['draft']>;
  /** What is asked for after an input, and after confirm; null where the bank never asks. */
  signature: Readonly<Record<'input' | 'confirm', FlowSignature | null>>;
  execute: (
    draft: T['draft'],
    setup: T['setup'],
    quote: T['quote'],
  ) => Promise<T['receipt'] | SignatureRequest>;
  /** Which drafts are signed after confirm, where not every one is: the others need no token. */
  signs?: (draft: T['draft']) => boolean;
  /** Moves no money and comes to the same when it is done twice: sent again where its answer was lost. */
  repeatable?: true;
  /** The codes with which the bank refuses what it has done already, where it does. */
  duplicates?: readonly ErrorCode[];
  /** What took place by what the bank has now, asked where its answer was lost; null where nothing did. */
  lookUp: (setup: T['setup'], quote: T['quote']) => Promise<T['receipt'] | null>;
  receipt: {
    key: (receipt: T['receipt']) => string;
    /** Null where the bank cannot be asked for it. */
    load: (key: string) => Promise<T['receipt'] | null>;
    /** Where the bank serves it as a PDF. */
    pdf: (key: string) => string | null;
    view: (receipt: T['receipt']) => ReceiptView;
    /** What leads to another one; '' where it is done once. */
    again: string;
  };
  /** The draft to go on with after a refusal, where there is one that would not meet it. */
  amend?: (error: unknown, draft: T['draft'], setup: T['setup']) => Amendment<T['draft']> | undefined;
  /** What a refusal leaves as it was, in a sentence. */
  unchanged: string;
  /** Where operations of this kind are listed. */
  history: { to: string; label: string };
  invalidates: readonly QueryKey[];
};

/** `defineFlow<{ draft: …; setup: …; quote: …; receipt: … }>({ … })` */
export const defineFlow = <T extends FlowTypes>(flow: Flow<T>): Flow<T> => flow;
