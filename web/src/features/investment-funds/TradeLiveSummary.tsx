import { Card } from '@chakra-ui/react/card';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import type { Fund } from '#contract/domain/fund';
import { proceedsOf, type Trade } from '#contract/domain/fund-trade';
import { fromCentavos } from '#contract/domain/money';
import { useValues } from '#web/components/forms/useDraft.ts';
import { type LabeledValue, LabeledValueList } from '#web/components/LabeledValueList.tsx';
import { Money, PlainMoney } from '#web/components/Money.tsx';
import { Section } from '#web/components/Section.tsx';
import type { FieldsProps } from '#web/flow/flow.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { fundsQuery } from './api';
import { type Draft, type FundTrade, fundOf, pricesOf, tradeAtValuation, typeOf } from './order';

const verbs = { BUY: 'Compras', SELL: 'Vendes' } as const;
const titles = { BUY: 'Después de comprar', SELL: 'Después de vender' } as const;

/** Shows the holding after the trade. */
export function TradeLiveSummary({ form, setup }: FieldsProps<FundTrade>) {
  const draft = useValues(form);
  const { data: funds } = useQuery(fundsQuery(setup));
  const fund = fundOf(draft, setup);
  const trade = tradeAtValuation(draft, fund);
  if (funds.length === 0) return null;
  return (
    <Card.Root size="md">
      <Section title={titles[typeOf(draft)]}>
        {fund && trade ? (
          <HoldingAfterTrade draft={draft} fund={fund} trade={trade} />
        ) : (
          <Text textStyle="body.sm" color="fg.muted">
            {fund && pricesOf(fund) === undefined
              ? 'Hoy no hay precio de este fondo: sin él no se sabe cuántos títulos son.'
              : 'Elige el fondo y escribe un importe: aquí verás cuántos títulos tendrás y cuánto valen.'}
          </Text>
        )}
      </Section>
    </Card.Root>
  );
}

const count = new Intl.NumberFormat('en-US');

type HoldingAfterTradeProps = { draft: Draft; fund: Fund; trade: Trade };

function HoldingAfterTrade({ draft, fund, trade }: HoldingAfterTradeProps) {
  const type = typeOf(draft);
  const unitsAfter = type === 'BUY' ? fund.units + trade.units : fund.units - trade.units;
  const items: LabeledValue[] = [
    { label: 'Títulos que tienes', value: count.format(fund.units) },
    { label: verbs[type], value: `${type === 'BUY' ? '+' : '\u2212'}${count.format(trade.units)}` },
    { label: 'Tendrás', value: unitsAfter < 0 ? 'No alcanzan' : count.format(unitsAfter) },
  ];
  const results: LabeledValue[] = [
    {
      label: 'Valen, al precio de venta',
      value: (
        <PlainMoney amount={fromCentavos(proceedsOf(unitsAfter, pricesOf(fund)?.sell ?? 0))} currency="MXN" />
      ),
    },
    {
      label: type === 'BUY' ? 'Se carga' : 'Recibes',
      value: <Money amount={fromCentavos(trade.total)} />,
      total: true,
    },
  ];
  return (
    <>
      <LabeledValueList items={unitsAfter < 0 ? items : [...items, ...results]} />
      <Text textStyle="body.sm" color="fg.muted">
        {`Precios de la valuación del ${formatDate(fund.valuationDate)}.${draft.when === 'later' ? ' Tu operación usa la última que haya a las 07:00 de ese día.' : ''} Los fondos no están protegidos por el IPAB.`}
      </Text>
    </>
  );
}
