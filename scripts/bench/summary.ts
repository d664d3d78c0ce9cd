/** Read with which the other reads are compared. */
export const SUMMARY = '/api/summary/v2/summary';
