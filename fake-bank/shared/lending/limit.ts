/** The limit of a card or a line, which may be raised. Amounts are integer centavos. */

import { type CustomerAccount, ledgerAccounts } from '#bank/core/ledger/accounts';
import type { RevolvingTerms } from '#bank/core/ledger/terms';
import type { Transaction } from '#bank/core/storage/transaction';
import type { BankDate } from '#contract/domain/dates';

/** The limit that a card or a line had at the end of a day: statements that were made keep theirs. */
export const limitOn = (
  { limit, earlierLimits = [] }: Pick<RevolvingTerms, 'limit' | 'earlierLimits'>,
  date: BankDate,
): number => earlierLimits.find(({ until }) => date < until)?.limit ?? limit;

/** From today on; it is said once for each day on which it changes. */
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
