import type { BankUnderTest } from './bank-under-test';

/** Returns the names of the collections that changed. Rows are immutable, so identity suffices. */
export function watchCollections({ bank }: BankUnderTest): () => string[] {
  const before = bank.store.dump();
  return () =>
    Object.entries(bank.store.dump()).flatMap(([name, rows]) => {
      const earlier = before[name] ?? [];
      const isUnchanged = rows.length === earlier.length && rows.every((row, i) => row === earlier[i]);
      return isUnchanged ? [] : [name];
    });
}
