/** The read that all others are held against: of a customer without accounts it answers eleven bytes. */
export const SUMMARY = '/api/summary/v2/summary';
