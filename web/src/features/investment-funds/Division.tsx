import { Card } from '@chakra-ui/react/card';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Fund } from '#contract/domain/fund';
import { fromCentavos } from '#contract/domain/money';
import { formatUnitPrice, formatUnits } from '#contract/receipts/investment-funds';
import { parseAmount } from '#web/components/forms/amount.ts';
import { formatMoney, NOT_AVAILABLE } from '#web/lib/money/format.ts';
import { type Draft, tradeAtValuation, typeOf } from './order';

const priceNames = { BUY: 'precio de compra', SELL: 'precio de venta' } as const;

const withoutCurrency = (text: string) => text.replace(/ MXN$/, '');

/** Shows how an amount is split into whole units; screen readers get the same from the hints. */
export function Division({ draft, fund }: { draft: Draft; fund: Fund }) {
  const type = typeOf(draft);
  const price = type === 'BUY' ? fund.buyPrice : fund.sellPrice;
  const trade = tradeAtValuation(draft, fund);
  const amount = formatMoney({
    amount: fromCentavos(parseAmount(draft.amount, 'MXN') ?? 0),
    currencyCode: 'MXN',
  });
  return (
    <Equation aria-hidden="true">
      <div>
        <span>
          <b>{withoutCurrency(amount)}</b>
          <small>tu importe</small>
        </span>
        <i>÷</i>
        <span>
          <b>
            {price === null
              ? NOT_AVAILABLE
              : withoutCurrency(formatUnitPrice(price, { currencyCode: 'MXN' }))}
          </b>
          <small>{priceNames[type]}</small>
        </span>
      </div>
      <p>
        <b>{price === null ? '— títulos' : formatUnits(trade?.units ?? 0)}</b>
        <small>{`solo títulos completos${draft.when === 'later' ? ', al último precio' : ''}`}</small>
      </p>
    </Equation>
  );
}

const Equation = chakra(Card.Root, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '5',
    rowGap: '3',
    mt: '1',
    mb: '3',
    px: { base: '4', md: '5' },
    py: '4',
    color: 'fg',
    boxShadow: 'none',
    fontVariantNumeric: 'tabular-nums lining-nums',
    overflowWrap: 'anywhere',
    '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4' },
    '& b': { display: 'block', fontSize: '1rem', fontWeight: '600', lineHeight: '1.35' },
    '& small': { display: 'block', textStyle: 'body.xs', color: 'fg.muted' },
    '& i': { fontStyle: 'normal', fontSize: '1.25rem', color: 'fg.subtle' },
    '& > p': {
      ms: { base: '0', md: 'auto' },
      textAlign: { base: 'start', md: 'end' },
      '& > b': { textStyle: 'numeral.md', fontSize: { base: 'min(1.375rem, 8vw)', md: '1.5rem' } },
    },
    mdDown: {
      '& > p': { flex: '1 0 100%', pt: '3', borderTop: '1px solid {colors.border.subtle}' },
    },
  },
});
