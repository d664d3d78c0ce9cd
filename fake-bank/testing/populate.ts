import type { BankUnderTest } from './bank-under-test';

const domains = import.meta.glob<{ populate?: (bank: BankUnderTest) => Promise<unknown> }>(
  '../modules/*/calls.test-support.ts',
  { eager: true },
);

/** Creates the rows that domains export as `populate`, which the seed does not have. */
export async function populate(bank: BankUnderTest): Promise<void> {
  for (const domain of Object.values(domains)) await domain.populate?.(bank);
}
