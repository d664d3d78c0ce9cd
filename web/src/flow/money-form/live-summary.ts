import { CircleDashed, Landmark } from 'lucide-react';
import { type Account, accountName } from '#contract/domain/account';
import { type Currency, formatCentavos } from '#contract/domain/money';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { availableIn } from './accounts';
import type { Party } from './LiveSummary';
import type { When } from './scheduling';

export const emptyParty = (detail: string): Party => ({ name: 'Por elegir', detail, icon: CircleDashed });

export const ownParty = (account: Account | undefined, detail: string): Party =>
  account
    ? { name: accountName(account), detail: `${account.type} ${account.displayId}`, icon: Landmark }
    : emptyParty(detail);

export function sourceParty(
  account: Account | undefined,
  { total, when }: { total: number; when: string },
): Party {
  const party = ownParty(account, 'De dónde sale');
  const remaining = account && when === 'today' ? (availableIn(account) ?? -1) - total : -1;
  return account && total > 0 && remaining >= 0
    ? { ...party, detail: `Te quedan ${formatCentavos(remaining, account.defaultCurrency)}` }
    : party;
}

export const liveAmount = (centavos: number | undefined, currency: Currency): string =>
  formatCentavos(centavos ?? 0, currency);

export const liveDay = ({ when, date }: When): string => {
  if (when !== 'later') return `Hoy, ${formatDate(bankToday())}`;
  return date === '' ? 'Por elegir' : formatDate(date);
};
