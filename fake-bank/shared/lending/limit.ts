import { type CustomerAccount, ledgerAccounts } from '#bank/core/ledger/accounts';
import type { RevolvingTerms } from '#bank/core/ledger/terms';
import type { Transaction } from '#bank/core/storage/transaction';
import type { BankDate } from '#contract/domain/dates';

/** Returns the limit at the end of a day, so that past statements keep theirs. */
export const limitOn = (
  { limit, earlierLimits = [] }: Pick<RevolvingTerms, 'limit' | 'earlierLimits'>,
  date: BankDate,
): number => earlierLimits.find(({ until }) => date < until)?.limit ?? limit;

/** Applies from today on. Several changes on one day store the earlier limit once. */
export function raiseLimit(
  tx: Transaction,
  account: CustomerAccount & { terms: RevolvingTerms },
  limit: number,
  today: BankDate,
): void {
  const { terms } = account;
  const earlier = terms.earlierLimits ?? [];
  const isKnown = earlier.some(({ until }) => until === today);
  const earlierLimits = isKnown ? earlier : [...earlier, { limit: terms.limit, until: today }];
  tx.put(ledgerAccounts, { ...account, floor: -limit, terms: { ...terms, limit, earlierLimits } });
}
