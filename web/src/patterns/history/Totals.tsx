import type { KnownMoney } from '#contract/domain/money';
import { Money } from '#web/components/Money.tsx';

export const Totals = ({ totals }: { totals: readonly KnownMoney[] }) =>
  totals.map(({ amount, currencyCode }, index) => (
    <span key={currencyCode}>
      {index > 0 && <span>, </span>}
      <Money amount={amount} currency={currencyCode} size="text" />
    </span>
  ));
