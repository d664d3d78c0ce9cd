import { accountName, primaryBalance } from '#contract/domain/account';
import { useSummaryResponse } from '#web/lib/api/queries/summary.ts';
import { formatMoney } from '#web/lib/money/format.ts';
import { creditBalanceOf, isCredit } from '#web/lib/money/owed.ts';

export function BalanceNow({ account }: { account: string }) {
  const { data, isFetching } = useSummaryResponse();
  // Receipts name an account by its masked number, which another may share.
  const [match, ...duplicates] = (data?.body.data ?? [])
    .flatMap(({ accounts }) => accounts)
    .filter(({ displayId }) => displayId === account);
  const balance = match && primaryBalance(match);
  const isDebt = match !== undefined && isCredit(match);
  const creditBalance = isDebt && balance ? creditBalanceOf(balance) : undefined;
  if (duplicates.length > 0) return null;
  // Reserves the line to avoid a layout shift.
  if (isFetching) return <p>Actualizando tu saldo...</p>;
  return match && balance ? (
    <p>
      <span>{isDebt && !creditBalance ? 'Debes' : 'Tienes'}</span>{' '}
      <b translate="no">{formatMoney(creditBalance ?? balance)}</b>
      <span>{`${creditBalance ? ' a favor' : ''} en ${accountName(match)}.`}</span>
    </p>
  ) : null;
}
