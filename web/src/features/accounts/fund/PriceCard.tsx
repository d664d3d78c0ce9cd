import type { FundDetail } from '#contract/fund';
import type { BankDate } from '#contract/shared/dates';
import { fromCentavos } from '#contract/shared/money';
import { formatDate } from '../../../format/dates';
import { formatMoney } from '../../../money/format';
import { useBalances } from '../../../ui/balances';
import { Card } from '../../../ui/Card';
import { Section } from '../../../ui/Section';
import { Text } from '../../../ui/Text';
import { useTrades } from './api';
import { Prices } from './Prices';
import { heldOn, pointsOf, purchaseDays, worthOf } from './position';
import { showPrice, showUnits } from './words';

const TITLE = 'Precio por título';

/** How the price went, with the days on which units were bought; nothing where the bank does not say. */
export function PriceCard({ fund }: { fund: FundDetail }) {
  const { hidden } = useBalances();
  const [first] = fund.priceHistory ?? [];
  const trades = useTrades(fund.key, first?.date);
  if (!fund.priceHistory || !first) return null;
  const noteOf = (date: BankDate, price: number): string | undefined => {
    const held = trades && !hidden ? heldOn(date, fund.units, trades) : 0;
    if (held <= 0) return undefined;
    const worth = fromCentavos(worthOf(held, price));
    return `${showUnits(held)}, ${formatMoney({ amount: worth, currencyCode: fund.defaultCurrency })}`;
  };
  const points = pointsOf(fund.priceHistory, noteOf);
  return (
    <Card padded>
      <Section title={TITLE}>
        {points ? (
          <Prices
            title={TITLE}
            points={points}
            bought={fund.units > 0 ? purchaseDays(trades ?? [], first.date) : []}
            averageCost={costIn(fund)}
          />
        ) : (
          <Text size="sm" tone="muted">
            {`Solo hay una valuación, la del ${formatDate(first.date)}: ${showPrice(first.price)}. Con la siguiente empieza la gráfica.`}
          </Text>
        )}
      </Section>
    </Card>
  );
}

const costIn = ({ units, averageCost }: FundDetail): number | undefined =>
  units > 0 ? averageCost : undefined;
