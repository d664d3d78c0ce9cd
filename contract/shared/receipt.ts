/** A line of a receipt, on the screen and on paper. `detail` explains the value: the bank of an account. */
export type ReceiptRow = { label: string; value: string; detail?: string };
