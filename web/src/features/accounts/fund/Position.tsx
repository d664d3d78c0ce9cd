import { chakra } from '@chakra-ui/react/styled-system';
import type { Fund } from '#contract/fund';
import { showHours } from '#contract/shared/hours';
import { fromCentavos } from '#contract/shared/money';
import { formatDate } from '../../../format/dates';
import { NOT_AVAILABLE } from '../../../money/format';
import { Card } from '../../../ui/Card';
import { Coverable, Money } from '../../../ui/Money';
import { Section } from '../../../ui/Section';
import type { Slot } from '../../../ui/slot';
import { Text } from '../../../ui/Text';
import { type Fact, money } from '../Facts';
import { costOf, gainOf } from './position';
import { showPrice, showUnits } from './words';

/** What is held: how much of it, what it has cost and what it has brought. */
export function Position({ fund }: { fund: Fund }) {
  const { units, averageCost, defaultCurrency: currencyCode } = fund;
  const cost = costOf(fund);
  const gain = gainOf(fund);
  return (
    <Figures
      title="Tu posición"
      facts={[
        { label: 'Títulos', value: <Coverable>{showUnits(units).replace(/ .*/, '')}</Coverable> },
        ...money(
          'Lo que pusiste',
          cost === undefined ? undefined : { amount: fromCentavos(cost), currencyCode },
        ),
        ...(averageCost === undefined ? [] : [{ label: 'Costo promedio', value: showPrice(averageCost) }]),
        ...(gain === undefined
          ? []
          : [
              {
                label: gain.centavos < 0 ? 'Pérdida' : 'Ganancia',
                value: <Money amount={fromCentavos(gain.centavos)} currency={currencyCode} sign="movement" />,
              },
            ]),
      ]}
    />
  );
}

/** What a unit costs and brings, by the last valuation. */
export function UnitPrices({ fund }: { fund: Fund }) {
  const { buyPrice, sellPrice, valuationDate, cashAccount } = fund;
  const price = (amount: number | null) => (amount === null ? NOT_AVAILABLE : showPrice(amount));
  return (
    <Figures
      title="Precios"
      facts={[
        { label: 'Si compras', value: price(buyPrice) },
        { label: 'Si vendes', value: price(sellPrice) },
      ]}
    >
      <Text size="xs" tone="subtle" mt="2">{`Valuación al ${formatDate(valuationDate)}. ${
        cashAccount === undefined
          ? 'Para comprar y vender necesitas un contrato de fondos con una cuenta de cheques en pesos.'
          : `Puedes comprar y vender de lunes a viernes de ${showHours('mutual-funds')}, o programarlo.`
      }`}</Text>
    </Figures>
  );
}

type FiguresProps = { title: string; facts: readonly Fact[]; children?: Slot };

const Figures = ({ title, facts, children }: FiguresProps) => (
  <Card padded>
    <Section title={title}>
      <List>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
      {children}
    </Section>
  </Card>
);

const List = chakra('dl', {
  base: {
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: '4',
      py: '6px',
    },
    '& dt': { textStyle: 'body.sm', color: 'fg.muted' },
    '& dd': { ms: 'auto', fontSize: '0.9375rem', fontWeight: '500' },
  },
});
