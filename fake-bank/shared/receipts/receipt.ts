import type { ReceiptRow } from '#contract/domain/receipt';

/** What a receipt says on paper, whatever was done. */
export type PdfReceipt = {
  /** What happened: 'Transferencia enviada'. */
  title: string;
  /** When, under the title: '19 nov 2026, 23:42 horas (Ciudad de México)'. */
  moment: string;
  /** The operation's state in the customer's words. */
  status: string;
  /** Formatted, with its currency: '$1,250.00 MXN'. */
  amount: string;
  /** Under the amount: who received it. */
  subtitle: string;
  rows: readonly (readonly [label: string, value: string])[];
  /** When it was ordered, milliseconds since 1970: the document's date. */
  issuedAt: number;
};

export const pdfRow = ({ label, value, detail }: ReceiptRow): [label: string, value: string] => [
  label,
  detail === undefined ? value : `${value} · ${detail}`,
];
