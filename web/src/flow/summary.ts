import type { ReactNode } from 'react';
import type { FieldName, TextDraft } from '../components/forms/draft';
import type { Slot } from '../components/slot';
import type { SignedRow } from './signature/SignedSubject';

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
  headline: { label: string; value: Slot; field: FieldName<Draft> };
  to: string;
  rows: readonly SummaryRow<Draft>[];
  /** What of it is shown again where it is signed, beside the button's words and `to`. */
  signed?: readonly SignedRow[];
  /** What has to be seen before the button is pressed: it stands above everything. */
  warning?: Slot;
  /** What cannot be seen in the rows: when it takes effect, whether it can be undone. */
  note: ReactNode;
  /** Says what it does and how much: 'Transferir $1,250.00 MXN'. */
  button: string;
  /** Of what takes something away: what leaves it, in the place of 'Cancelar'. The focus begins there. */
  keep?: string;
};

/** What the customer may change where the bank refuses an operation, and the field in which that is seen. */
export type Amendment<Draft extends TextDraft> = {
  says?: string;
  /** 'Programar para el 24 nov 2026' */
  label: string;
  draft: Draft;
  field: FieldName<Draft>;
};
