import { CircleDashed, Landmark } from 'lucide-react';
import { type Account, accountName } from '#contract/shared/account';
import { type Currency, showMoney } from '#contract/shared/money';
import { bankToday } from '../api/bank-clock';
import { formatDate } from '../format/dates';
import { availableIn } from './accounts';
import type { Party } from './SoFar';
import type { When } from './scheduling';

/* What stands beside a form for money, worked out of what has been typed so far. */

export const notChosen = (detail: string): Party => ({ name: 'Por elegir', detail, icon: CircleDashed });

export const ownParty = (account: Account | undefined, detail: string): Party =>
  account
    ? { name: accountName(account), detail: `${account.type} ${account.displayId}`, icon: Landmark }
    : notChosen(detail);

/** An account that money leaves: what it keeps, where that is known and enough. */
export function sourceParty(
  account: Account | undefined,
  { total, when }: { total: number; when: string },
): Party {
  const party = ownParty(account, 'De dónde sale');
  const left = account && when === 'today' ? (availableIn(account) ?? -1) - total : -1;
  return account && total > 0 && left >= 0
    ? { ...party, detail: `Te quedan ${showMoney(left, account.defaultCurrency)}` }
    : party;
}

/** '$1,250.00 MXN', or what stands for an amount that has not been typed. */
export const amountSoFar = (centavos: number | undefined, currency: Currency): string =>
  showMoney(centavos ?? 0, currency);

export const daySoFar = ({ when, date }: When): string => {
  if (when !== 'later') return `Hoy, ${formatDate(bankToday())}`;
  return date === '' ? 'Por elegir' : formatDate(date);
};
