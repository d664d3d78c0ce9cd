import { accountName, primaryBalance } from '#contract/domain/account';
import { useSummaryResponse } from '#web/lib/api/queries/summary.ts';
import { formatMoney } from '#web/lib/money/format.ts';
import { inFavour, isCredit } from '#web/lib/money/owed.ts';

export function BalanceNow({ account }: { account: string }) {
  const { data, isFetching } = useSummaryResponse();
  const [own, ...others] = (data?.body.data ?? [])
    .flatMap(({ accounts }) => accounts)
    .filter(({ displayId }) => displayId === account);
  const balance = own && primaryBalance(own);
  const owes = own !== undefined && isCredit(own);
  const favour = owes && balance ? inFavour(balance) : undefined;
  // Receipts name an account by its masked number, which another may share.
  if (others.length > 0) return null;
  // Reserves the line to avoid a layout shift.
  if (isFetching) return <p>Actualizando tu saldo...</p>;
  return own && balance ? (
    <p>
      <span>{owes && !favour ? 'Debes' : 'Tienes'}</span>{' '}
      <b translate="no">{formatMoney(favour ?? balance)}</b>
      <span>{`${favour ? ' a favor' : ''} en ${accountName(own)}.`}</span>
    </p>
  ) : null;
}
