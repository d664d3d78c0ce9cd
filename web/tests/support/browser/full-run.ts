/** `npm run test:full` visits every page; `npm test` samples them where a visit is slow. */
export const isFullRun = process.env.FULL_TESTS === '1';
