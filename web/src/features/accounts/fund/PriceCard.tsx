import { Card } from '@chakra-ui/react/card';
import { Text } from '@chakra-ui/react/text';
import type { BankDate } from '#contract/domain/dates';
import type { FundDetail } from '#contract/domain/fund';
import { fromCentavos } from '#contract/domain/money';
import { useBalances } from '#web/components/balances.tsx';
import { Section } from '#web/components/Section.tsx';
import { formatDate } from '#web/lib/format/dates.ts';
import { formatMoney } from '#web/lib/money/format.ts';
import { useTrades } from './api';
import { formatPrice, formatUnits } from './format';
import { Prices } from './Prices';
import { pointsOf, purchaseDays, unitsHeldOn, worthOf } from './position';

const TITLE = 'Precio por título';

/** Price history with purchase dates; hidden if the bank sends no history. */
export function PriceCard({ fund }: { fund: FundDetail }) {
  const { hidden } = useBalances();
  const [first] = fund.priceHistory ?? [];
  const trades = useTrades(fund.key, first?.date);
  if (!fund.priceHistory || !first) return null;
  const noteOf = (date: BankDate, price: number): string | undefined => {
    const heldUnits = trades && !hidden ? unitsHeldOn(date, fund.units, trades) : 0;
    if (heldUnits <= 0) return undefined;
    const worth = fromCentavos(worthOf(heldUnits, price));
    return `${formatUnits(heldUnits)}, ${formatMoney({ amount: worth, currencyCode: fund.defaultCurrency })}`;
  };
  const points = pointsOf(fund.priceHistory, noteOf);
  return (
    <Card.Root size="md">
      <Section title={TITLE}>
        {points ? (
          <Prices
            title={TITLE}
            points={points}
            purchaseDates={fund.units > 0 ? purchaseDays(trades ?? [], first.date) : []}
            averageCost={costIn(fund)}
          />
        ) : (
          <Text textStyle="body.sm" color="fg.muted">
            {`Solo hay una valuación, la del ${formatDate(first.date)}: ${formatPrice(first.price)}. Con la siguiente empieza la gráfica.`}
          </Text>
        )}
      </Section>
    </Card.Root>
  );
}

const costIn = ({ units, averageCost }: FundDetail): number | undefined =>
  units > 0 ? averageCost : undefined;
