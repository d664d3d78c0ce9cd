import type { ReactNode } from 'react';
import type { FieldName, TextDraft } from '../components/forms/draft';
import type { Slot } from '../components/slot';
import type { SignedRow } from './signature/SignedSubject';

export type SummaryRow<Draft extends TextDraft> = {
  label: string;
  value: ReactNode;
  detail?: ReactNode;
  /** Field that 'Cambiar' focuses; derived rows have none. */
  field?: FieldName<Draft>;
  total?: boolean;
};

export type Summary<Draft extends TextDraft> = {
  lead: string;
  /** Main fact: an amount or a name. */
  headline: { label: string; value: Slot; field: FieldName<Draft> };
  to: string;
  rows: readonly SummaryRow<Draft>[];
  /** Rows repeated at the signature, besides the button text and `to`. */
  signed?: readonly SignedRow[];
  /** Shown above everything else. */
  warning?: Slot;
  /** Facts outside the rows: effective date, reversibility. */
  note: ReactNode;
  /** Names the action and the amount: 'Transferir $1,250.00 MXN'. */
  button: string;
  /** Destructive operations only: replaces 'Cancelar' and gets the initial focus. */
  keep?: string;
};

/** Suggested draft after a rejection, and the field to show. */
export type Amendment<Draft extends TextDraft> = {
  says?: string;
  /** 'Programar para el 24 nov 2026' */
  label: string;
  draft: Draft;
  field: FieldName<Draft>;
};
