const DIGITS = 15;

/** Pads a number so that text order equals numeric order. */
export const sortable = (number: number): string => String(number).padStart(DIGITS, '0');

export const descending = (number: number): string => sortable(10 ** DIGITS - 1 - number);

export const historyPosition = (orderedAt: number, confirmationNumber: string): string =>
  `${sortable(orderedAt)} ${confirmationNumber}`;
