import type { ReactNode } from 'react';
import type { Row } from '#web/components/Rows.tsx';
import type { Slot } from '#web/components/slot.ts';

export type ReceiptView = {
  heading: string;
  at: string;
  status: { label: string; tone: 'success' | 'info' | 'warning' | 'danger' | 'neutral' };
  lead: string;
  headline: Slot;
  to: ReactNode;
  folio: string | null;
  /** Text to share; null if it is useless to others. */
  shared: string | null;
  rows: readonly Row[];
  fills?: Readonly<Record<string, string>>;
  /** Masked account number: `•••• 4821`. */
  from?: string;
  /** Prefilled form to retry a failed operation. */
  retry?: string | undefined;
  next: ReactNode;
  offer?: Slot;
};
