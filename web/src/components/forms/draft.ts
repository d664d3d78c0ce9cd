import type { RefCallback } from 'react';

/** Form values by field name, as typed. */
export type TextDraft = Readonly<Record<string, string>>;

export type FieldName<Draft extends TextDraft> = Extract<keyof Draft, string>;

/**
 * Field names with their paths in requests. For fields defined by the bank, both are prefixes and the path
 * ends in a period: `['given-', 'fields.']`.
 */
export type FieldPaths<Draft extends TextDraft> = readonly (readonly [
  name: FieldName<Draft>,
  wirePath: string,
])[];

/** Spanish error texts by field. */
export type FieldErrors<Draft extends TextDraft> = Partial<Record<FieldName<Draft>, string>>;

/** Errors from the bank; names of its own fields are not known statically. */
export type RejectedFieldErrors = Readonly<Record<string, string>>;

/** Props that bind a control to a field. The id is the field's name, so that links reach it. */
export type FieldBinding = {
  id: string;
  /** Element to focus. */
  ref?: RefCallback<HTMLElement>;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
};

/** Value of a checked checkbox. */
export const CHECKED = 'yes';
