import type { ReactNode } from 'react';
import type { KnownMoney } from '#contract/domain/money';
import type { Row } from '#web/components/Rows.tsx';
import type { Slot } from '#web/components/slot.ts';

/** Shown before the details of an order that was not done. */
export type Failure = {
  reason: string | undefined;
  amount: KnownMoney;
  /** Prefilled form that repeats the order, from another account if given. */
  retry?: ((from?: string) => string) | undefined;
  /** Prefilled form that schedules it. */
  schedule?: string | undefined;
  /** Key of the destination, which cannot be the source. */
  to?: string;
};

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
  /** Set if the order was not done or its money came back. */
  failure?: Failure;
  next: ReactNode;
  offer?: Slot;
};
