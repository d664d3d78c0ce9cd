/** Baseline of the reads: eleven bytes for a customer without accounts. */
export const SUMMARY = '/api/summary/v2/summary';
