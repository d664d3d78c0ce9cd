import { type CustomerAccount, ledgerAccounts } from '#bank/core/ledger/accounts';
import type { ByField, Problem, Reader } from '#bank/core/storage/collection';
import type { ProductLabel } from '#contract/domain/account';

/** Constraint: `accepts` is true for each account that exists. `kind` completes "is not …". */
export function kindProblem(
  reader: Reader,
  keys: ByField<string>,
  { accepts, kind }: { accepts: (account: CustomerAccount) => boolean; kind: string },
): Problem | undefined {
  for (const [field, key] of Object.entries(keys)) {
    const account = key === undefined ? undefined : reader.get(ledgerAccounts, key);
    if (account && !(account.kind === 'customer' && accepts(account)))
      return {
        field,
        reason: `${key} is not ${kind}.`,
        other: { list: ledgerAccounts.name, key: account.key },
      };
  }
  return undefined;
}

/** Constraint: each account that exists is of one of the products. */
export const productProblem = (
  reader: Reader,
  keys: ByField<string>,
  ...products: readonly ProductLabel[]
): Problem | undefined =>
  kindProblem(reader, keys, {
    accepts: ({ type }) => products.includes(type),
    kind: `an account of ${products.join(' or ')}`,
  });
