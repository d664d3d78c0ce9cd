import type { ReceiptRow } from '#contract/domain/receipt';

export type PdfReceipt = {
  /** 'Transferencia enviada'. */
  title: string;
  /** '19 nov 2026, 23:42 horas (Ciudad de México)'. */
  moment: string;
  status: string;
  /** '$1,250.00 MXN'. */
  amount: string;
  /** Receiver, below the amount. */
  subtitle: string;
  rows: readonly (readonly [label: string, value: string])[];
  /** Time of the order (epoch milliseconds), used as the document's date. */
  issuedAt: number;
};

export const pdfRow = ({ label, value, detail }: ReceiptRow): [label: string, value: string] => [
  label,
  detail === undefined ? value : `${value} · ${detail}`,
];
