import type { RefCallback } from 'react';

/** What a form holds: text by field name, exactly as it was typed or chosen. */
export type TextDraft = Readonly<Record<string, string>>;

export type FieldName<Draft extends TextDraft> = Extract<keyof Draft, string>;

/**
 * The fields of a form, each with the path under which the bank knows it. Where only the bank knows the fields, both
 * are what the fields begin with, and the path ends in a point: `['given-', 'fields.']`.
 */
export type FieldPaths<Draft extends TextDraft> = readonly (readonly [
  name: FieldName<Draft>,
  wirePath: string,
])[];

/** What is wrong, by field, in the words that the customer reads. */
export type FieldErrors<Draft extends TextDraft> = Partial<Record<FieldName<Draft>, string>>;

/** What a bank refuses, by field; of some fields only the bank knows the names. */
export type RejectedFieldErrors = Readonly<Record<string, string>>;

/** Everything that a control needs to be one field of a draft. Its id is the field's name, so links reach it. */
export type FieldBinding = {
  id: string;
  /** Takes the element that gets the focus when the field is led to. */
  ref?: RefCallback<HTMLElement>;
  value: string;
  /** What is wrong with it; a control that stands alone has nothing to check. */
  error?: string | undefined;
  onChange: (value: string) => void;
};

/** What a draft keeps of a checkbox that is on; off, it keeps nothing. */
export const CHECKED = 'yes';
