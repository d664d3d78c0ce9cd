import type { ReactNode } from 'react';
import type { FieldName, TextDraft } from '../components/forms/draft';
import type { Slot } from '../components/slot';
import type { SignedRow } from './signature/SignedSubject';

export type SummaryRow<Draft extends TextDraft> = {
  label: string;
  value: ReactNode;
  detail?: ReactNode;
  /** Field that 'Cambiar' leads to; derived rows have none. */
  field?: FieldName<Draft>;
  total?: boolean;
};

export type Summary<Draft extends TextDraft> = {
  lead: string;
  headline: { label: string; value: Slot; field: FieldName<Draft> };
  to: string;
  rows: readonly SummaryRow<Draft>[];
  signed?: readonly SignedRow[];
  warning?: Slot;
  /** States the effective date, and if the operation can be undone. */
  note: ReactNode;
  /** 'Transferir $1,250.00 MXN'. */
  button: string;
  /** Replaces 'Cancelar' in destructive operations and gets the initial focus. */
  keep?: string;
};

export type Amendment<Draft extends TextDraft> = {
  explanation?: string;
  label: string;
  draft: Draft;
  field: FieldName<Draft>;
};
