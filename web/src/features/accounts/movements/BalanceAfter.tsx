import type { Movement } from '#contract/accounts';
import { PlainMoney } from '#web/components/Money.tsx';
import { creditBalanceOf } from '#web/lib/money/owed.ts';

type BalanceAfterProps = { movement: Movement; isOwed: boolean };

export function BalanceAfter({ movement: { balance, currencyCode }, isOwed }: BalanceAfterProps) {
  const balanceAfter = { amount: balance ?? null, currencyCode };
  const favour = isOwed ? creditBalanceOf(balanceAfter) : undefined;
  return (
    <>
      <PlainMoney amount={(favour ?? balanceAfter).amount} currency={currencyCode} />
      {favour && <span> a favor</span>}
    </>
  );
}
