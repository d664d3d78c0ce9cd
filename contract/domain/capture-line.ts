/** A capture line encodes payer, concept, amount and due date of a tax payment. */
export const CAPTURE_LINE_LENGTH = 20;

/** Removes the grouping (spaces, hyphens) and the case of a typed line. */
export const normalizeCaptureLine = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/** Checks the shape only; tax offices do not publish their check digits. */
export const isCaptureLine = (line: string): boolean =>
  line.length === CAPTURE_LINE_LENGTH && /^[A-Z0-9]+$/.test(line);

export const formatCaptureLine = (line: string): string => line.replace(/(.{4})(?=.)/g, '$1 ');
