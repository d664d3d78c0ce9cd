/** Characters of a capture line, which says payer, concept, amount and last day of what is owed to a tax office. */
export const CAPTURE_LINE_LENGTH = 20;

/** People write it in groups, as it stands on paper: spaces and hyphens do not count, nor does case. */
export const normalizeCaptureLine = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/** Whether it could be one; whether it is one only the bank can say, since offices keep their layouts to themselves. */
export const isCaptureLine = (line: string): boolean =>
  line.length === CAPTURE_LINE_LENGTH && /^[A-Z0-9]+$/.test(line);

/** In groups of four, as it is read out. */
export const formatCaptureLine = (line: string): string => line.replace(/(.{4})(?=.)/g, '$1 ');
