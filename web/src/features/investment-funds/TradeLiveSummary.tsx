import { Card } from '@chakra-ui/react/card';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import type { Fund } from '#contract/domain/fund';
import { type Trade, worth } from '#contract/domain/fund-trade';
import { fromCentavos } from '#contract/domain/money';
import { useValues } from '#web/components/forms/useDraft.ts';
import { Money, PlainMoney } from '#web/components/Money.tsx';
import { Section } from '#web/components/Section.tsx';
import type { FieldsProps } from '#web/flow/flow.ts';
import { Figures } from '#web/flow/money-form/Figures.tsx';
import { formatDate } from '#web/lib/format/dates.ts';
import { fundsQuery } from './api';
import { comesTo, type Draft, type FundTrade, fundOf, pricesOf, typeOf } from './order';

const verbs = { BUY: 'Compras', SELL: 'Vendes' } as const;
const titles = { BUY: 'Después de comprar', SELL: 'Después de vender' } as const;

/** Holding after the trade. */
export function TradeLiveSummary({ form, setup }: FieldsProps<FundTrade>) {
  const draft = useValues(form);
  const { data: funds } = useQuery(fundsQuery(setup));
  const fund = fundOf(draft, setup);
  const trade = comesTo(draft, fund);
  if (funds.length === 0) return null;
  return (
    <Card.Root size="md">
      <Section title={titles[typeOf(draft)]}>
        {fund && trade ? (
          <After draft={draft} fund={fund} trade={trade} />
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

type AfterProps = { draft: Draft; fund: Fund; trade: Trade };

function After({ draft, fund, trade }: AfterProps) {
  const type = typeOf(draft);
  const after = type === 'BUY' ? fund.units + trade.units : fund.units - trade.units;
  const rows: [label: string, value: string][] = [
    ['Títulos que tienes', count.format(fund.units)],
    [verbs[type], `${type === 'BUY' ? '+' : '\u2212'}${count.format(trade.units)}`],
    ['Tendrás', after < 0 ? 'No alcanzan' : count.format(after)],
  ];
  return (
    <>
      <Figures>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {after >= 0 && (
          <>
            <div>
              <dt>Valen, al precio de venta</dt>
              <dd>
                <PlainMoney amount={fromCentavos(worth(after, pricesOf(fund)?.sell ?? 0))} currency="MXN" />
              </dd>
            </div>
            <div data-total="">
              <dt>{type === 'BUY' ? 'Se carga' : 'Recibes'}</dt>
              <dd>
                <Money amount={fromCentavos(trade.total)} />
              </dd>
            </div>
          </>
        )}
      </Figures>
      <Text textStyle="body.sm" color="fg.muted">
        {`Precios de la valuación del ${formatDate(fund.valuationDate)}.${draft.when === 'later' ? ' Tu operación usa la última que haya a las 07:00 de ese día.' : ''} Los fondos no están protegidos por el IPAB.`}
      </Text>
    </>
  );
}
