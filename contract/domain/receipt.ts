/** `detail` explains the value, such as an account's bank. */
export type ReceiptRow = { label: string; value: string; detail?: string };

/** `label` is the status tag, `heading` the heading of the receipt. */
export type ReceiptLabels = { label: string; heading: string };

export const paymentLabels = {
  PROCESSED: { label: 'Aplicado', heading: 'Pago hecho' },
  SCHEDULED: { label: 'Programado', heading: 'Pago programado' },
  REJECTED: { label: 'Rechazado', heading: 'Pago rechazado' },
  CANCELLED: { label: 'Cancelado', heading: 'Pago cancelado' },
} as const satisfies Record<string, ReceiptLabels>;
