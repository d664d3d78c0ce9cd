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
  /** Reference for support; null if the bank gives none. */
  folio: string | null;
  /** Text to share; null if it is useless to others. */
  shared: string | null;
  rows: readonly Row[];
  /** Values for the interrupted form, as query parameters. */
  fills?: Readonly<Record<string, string>>;
  /** Masked number of the account whose balance changed: `•••• 4821`. */
  from?: string;
  /** Address of the form, filled in to retry a failed operation. */
  retry?: string | undefined;
  next: ReactNode;
  /** Follow-up offer at the end; may load late. */
  offer?: Slot;
};
