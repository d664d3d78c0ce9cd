const DIGITS = 15;

/** A number as text that is ordered like the number: an instant, an ordinal. */
export const sortable = (number: number): string => String(number).padStart(DIGITS, '0');

/** The same from the greatest to the least. */
export const descending = (number: number): string => sortable(10 ** DIGITS - 1 - number);

/** The place of an order among others: as they were given, and of one instant by their folios. */
export const historyPosition = (orderedAt: number, confirmationNumber: string): string =>
  `${sortable(orderedAt)} ${confirmationNumber}`;
