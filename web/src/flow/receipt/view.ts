import type { ReactNode } from 'react';
import type { BankDate } from '#contract/domain/dates';
import type { KnownMoney } from '#contract/domain/money';
import type { ReceiptRow } from '#contract/domain/receipt';
import type { Row } from '#web/components/Rows.tsx';
import type { Slot } from '#web/components/slot.ts';

/** Shown before the details of an order that was not done. */
export type Failure = {
  reason: string | undefined;
  /** Commission included. */
  amount: KnownMoney;
  /** Prefilled form that repeats the order, from another account if given. */
  retry?: ((from?: string) => string) | undefined;
  /** Prefilled form that schedules it, from an account if given. */
  schedule?: ((from?: string) => string) | undefined;
  /** Key of the destination, which cannot be the source. */
  destinationKey?: string;
  /** Set if the home lists the order among those that were not done. */
  order?: { key: string; date: BankDate };
};

/** Content of the picture to send: no balance, no whole account number. */
export type SharedPicture = {
  /** Takes the payer's first name: 'Ana te envió'. */
  lead: (payer: string) => string;
  amount: KnownMoney | string;
  concept?: string | undefined;
  /** Destination, then other data that identify the operation. */
  rows: readonly ReceiptRow[];
  /** Masked number of the account that pays. */
  from?: string | undefined;
  trackingKey?: string | undefined;
  /** Address of the CEP. */
  proof?: string | undefined;
};

/** A receipt without an operation, such as a saved recipient, has no picture. */
export type SharedReceipt = { text: string; picture?: SharedPicture };

export type ReceiptView = {
  heading: string;
  at: string;
  status: { label: string; tone: 'success' | 'info' | 'warning' | 'danger' | 'neutral' };
  lead: string;
  headline: Slot;
  to: ReactNode;
  folio: string | null;
  /** Null if nobody else needs the receipt. */
  shared: SharedReceipt | null;
  rows: readonly Row[];
  fills?: Readonly<Record<string, string>>;
  /** Masked account number: `•••• 4821`. */
  sourceNumber?: string;
  /** Set if the order was not done or its money came back. */
  failure?: Failure;
  next: ReactNode;
  offer?: Slot;
};

export type ReceiptSource<Receipt> = {
  /** Null if the bank has no such endpoint. */
  load: (key: string) => Promise<Receipt | null>;
  pdf: (key: string) => string | null;
  view: (receipt: Receipt) => ReceiptView;
  /** Instant at which the bank changes the receipt, if known. */
  changesAt?: (receipt: Receipt) => number | undefined;
};
