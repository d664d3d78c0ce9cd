/** `npm run test:full` visits every page; `npm test` takes a sample of them where a visit is expensive. */
export const isFullRun = process.env.FULL_TESTS === '1';
