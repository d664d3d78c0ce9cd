export const CAPTURE_LINE_LENGTH = 20;

export const normalizeCaptureLine = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/** Checks the shape only, because tax offices do not publish their layouts. */
export const isCaptureLine = (line: string): boolean =>
  line.length === CAPTURE_LINE_LENGTH && /^[A-Z0-9]+$/.test(line);

export const formatCaptureLine = (line: string): string => line.replace(/(.{4})(?=.)/g, '$1 ');
