import { contract } from '#contract/index';

/** Operation ids of the OpenAPI document. */
const operations: readonly string[] = Object.entries(contract)
  .flatMap(([domain, router]) => Object.keys(router).map((name) => `${domain}.${name}`))
  .sort();

export const operationOptions = operations.map((value) => ({ value, label: value }));
