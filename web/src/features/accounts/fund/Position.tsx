import { Card } from '@chakra-ui/react/card';
import { Text } from '@chakra-ui/react/text';
import type { Fund } from '#contract/domain/fund';
import { formatHours } from '#contract/domain/hours';
import { fromCentavos } from '#contract/domain/money';
import { type LabeledValue, LabeledValueList } from '#web/components/LabeledValueList.tsx';
import { Coverable, Money } from '#web/components/Money.tsx';
import { Section } from '#web/components/Section.tsx';
import type { Slot } from '#web/components/slot.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { NOT_AVAILABLE } from '#web/lib/money/format.ts';
import { moneyValues } from '../AccountValues';
import { formatPrice, formatUnits } from './format';
import { costOf, gainOf } from './position';

export function Position({ fund }: { fund: Fund }) {
  const { units, averageCost, defaultCurrency: currencyCode } = fund;
  const cost = costOf(fund);
  const gain = gainOf(fund);
  return (
    <Figures
      title="Tu posición"
      items={[
        { label: 'Títulos', value: <Coverable>{formatUnits(units).replace(/ .*/, '')}</Coverable> },
        ...moneyValues(
          'Lo que pusiste',
          cost === undefined ? undefined : { amount: fromCentavos(cost), currencyCode },
        ),
        ...(averageCost === undefined ? [] : [{ label: 'Costo promedio', value: formatPrice(averageCost) }]),
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

export function UnitPrices({ fund }: { fund: Fund }) {
  const { buyPrice, sellPrice, valuationDate, cashAccount } = fund;
  const price = (amount: number | null) => (amount === null ? NOT_AVAILABLE : formatPrice(amount));
  return (
    <Figures
      title="Precios"
      items={[
        { label: 'Si compras', value: price(buyPrice) },
        { label: 'Si vendes', value: price(sellPrice) },
      ]}
    >
      <Text textStyle="body.xs" color="fg.subtle" mt="2">{`Valuación al ${formatDate(valuationDate)}. ${
        cashAccount === undefined
          ? 'Para comprar y vender necesitas un contrato de fondos con una cuenta de cheques en pesos.'
          : `Puedes comprar y vender en días hábiles de ${formatHours('mutual-funds')}, o programarlo.`
      }`}</Text>
    </Figures>
  );
}

type FiguresProps = { title: string; items: readonly LabeledValue[]; children?: Slot };

const Figures = ({ title, items, children }: FiguresProps) => (
  <Card.Root size="md">
    <Section title={title}>
      <LabeledValueList
        items={items}
        py="6px"
        css={{ 'textStyle': 'body.md', 'fontSize': '0.9375rem', '& dd': { fontWeight: '500' } }}
      />
      {children}
    </Section>
  </Card.Root>
);
