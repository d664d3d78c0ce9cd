/** A line of a receipt, on the screen and on paper. `detail` explains the value: the bank of an account. */
export type ReceiptRow = { label: string; value: string; detail?: string };

/** How an order stands, as a tag and as the heading of its receipt. */
export type ReceiptLabels = { label: string; heading: string };

/** Of whatever is paid: a service, a card, a credit. */
export const paymentLabels = {
  PROCESSED: { label: 'Aplicado', heading: 'Pago hecho' },
  SCHEDULED: { label: 'Programado', heading: 'Pago programado' },
  REJECTED: { label: 'Rechazado', heading: 'Pago rechazado' },
  CANCELLED: { label: 'Cancelado', heading: 'Pago cancelado' },
} as const satisfies Record<string, ReceiptLabels>;
