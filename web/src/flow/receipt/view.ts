import type { ReactNode } from 'react';
import type { Row } from '#web/components/Rows.tsx';
import type { Slot } from '#web/components/slot.ts';

/** What a receipt says on the screen, in the order in which it is read. */
export type ReceiptView = {
  heading: string;
  /** When the order was given. */
  at: string;
  status: { label: string; tone: 'success' | 'info' | 'warning' | 'danger' | 'neutral' };
  lead: string;
  headline: Slot;
  /** To whom: a text, or what may stand in one. */
  to: ReactNode;
  /** What to name when asking about it; null where the bank gives none. */
  folio: string | null;
  /** What sharing the receipt says; null where it is of no use to anybody else. */
  shared: string | null;
  rows: readonly Row[];
  /** What of it a form fills in that was left to make it, as its address names it. */
  fills?: Readonly<Record<string, string>>;
  /** Whose balance it has changed, as the customer's accounts name it: `•••• 4821`. */
  from?: string;
  /** Address of the form, filled in to retry a failed operation. */
  retry?: string | undefined;
  /** What happens next, and when. */
  next: ReactNode;
  /** What else could be done with it, under all the rest: it may come late. */
  offer?: Slot;
};
