import type { KnownMoney } from '#contract/domain/money';
import { Money } from '#web/components/Money.tsx';

/** '$4,000.00 MXN, $20.00 USD' */
export const Totals = ({ totals }: { totals: readonly KnownMoney[] }) =>
  totals.map(({ amount, currencyCode }, index) => (
    <span key={currencyCode}>
      {index > 0 && <span>, </span>}
      <Money amount={amount} currency={currencyCode} size="text" />
    </span>
  ));
