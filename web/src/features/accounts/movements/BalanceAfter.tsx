import type { Movement } from '#contract/accounts';
import { PlainMoney } from '#web/components/Money.tsx';
import { creditBalanceOf } from '#web/lib/money/owed.ts';

type BalanceAfterProps = { movement: Movement; isDebtAccount: boolean };

export function BalanceAfter({ movement: { balance, currencyCode }, isDebtAccount }: BalanceAfterProps) {
  const balanceAfter = { amount: balance ?? null, currencyCode };
  const favour = isDebtAccount ? creditBalanceOf(balanceAfter) : undefined;
  return (
    <>
      <PlainMoney amount={(favour ?? balanceAfter).amount} currency={currencyCode} />
      {favour && <span> a favor</span>}
    </>
  );
}
