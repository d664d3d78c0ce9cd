import type { RefCallback } from 'react';

/** Form values by field name, as typed. */
export type TextDraft = Readonly<Record<string, string>>;

export type FieldName<Draft extends TextDraft> = Extract<keyof Draft, string>;

/** Request path per form field. Fields that the bank defines share a prefix: `['given-', 'fields.']`. */
export type FieldPaths<Draft extends TextDraft> = readonly (readonly [
  name: FieldName<Draft>,
  wirePath: string,
])[];

export type FieldErrors<Draft extends TextDraft> = Partial<Record<FieldName<Draft>, string>>;

export type RejectedFieldErrors = Readonly<Record<string, string>>;

/** The id is the field's name, so that a URL hash can focus the field. */
export type FieldBinding = {
  id: string;
  ref?: RefCallback<HTMLElement>;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
};

export const CHECKED = 'yes';
