/** Baseline of the reads. */
export const SUMMARY = '/api/summary/v2/summary';
