import type { Fund } from '#contract/domain/fund';
import { costOf, proceedsOf } from '#contract/domain/fund-trade';
import { formatCentavos } from '#contract/domain/money';
import { formatUnits } from '#contract/receipts/investment-funds';
import { parseAmount } from '#web/components/forms/amount.ts';
import type { LiveHint } from '#web/components/forms/LiveHints.tsx';
import { balanceHints } from '#web/flow/money-form/hints.ts';
import {
  availableCash,
  type Draft,
  fundOf,
  pricesOf,
  type TradeSetup,
  tradeAtValuation,
  typeOf,
} from './order';

const pesos = (centavos: number) => formatCentavos(centavos, 'MXN');

/** Returns hints on the balance and on the number of whole units that are bought or sold. */
export function tradeHints(draft: Draft, setup: TradeSetup): LiveHint[] {
  const fund = fundOf(draft, setup);
  if (fund === undefined) return [];
  const prices = pricesOf(fund);
  if (!prices) return [{ good: false, text: 'Por ahora no hay precio de este fondo' }];
  return typeOf(draft) === 'BUY' ? buyHints(draft, setup) : sellHints(draft, fund, prices.sell);
}

const PRICE_MAY_CHANGE = 'Ese día el precio puede ser otro';

function buyHints(draft: Draft, setup: TradeSetup): LiveHint[] {
  const fund = fundOf(draft, setup);
  const available = availableCash(fund, setup);
  const amount = parseAmount(draft.amount, 'MXN');
  const trade = tradeAtValuation(draft, fund);
  const balance = balanceHints({
    available,
    centavos: trade?.total ?? amount,
    currency: 'MXN',
    // The balance helps to choose an amount, so it is shown for any day until there is one.
    when: amount === undefined ? 'today' : draft.when,
    later: 'El saldo se revisa ese día',
  });
  if (!trade || amount === undefined) return balance;
  if (trade.units === 0) return [{ good: false, text: `Un título cuesta ${pesos(costOf(1, trade.price))}` }];
  const unitsText = formatUnits(trade.units);
  if (draft.when === 'later')
    return [...balance, { text: `Hoy serían ${unitsText} por ${pesos(trade.total)}. ${PRICE_MAY_CHANGE}` }];
  if (available !== undefined && trade.total > available) return balance;
  const uninvested = amount - trade.total;
  const remainder = uninvested > 0 ? ` y ${pesos(uninvested)} se quedan en tu cuenta` : '';
  return [...balance, { good: true, text: `${unitsText}: se cargan ${pesos(trade.total)}${remainder}` }];
}

function sellHints(draft: Draft, fund: Fund, price: number): LiveHint[] {
  const { units: held } = fund;
  const trade = tradeAtValuation(draft, fund);
  if (held === 0) return [{ good: false, text: 'No tienes títulos de este fondo' }];
  if (!trade || trade.units === 0)
    return [{ text: `Tienes ${formatUnits(held)}: recibirías hasta ${pesos(proceedsOf(held, price))}` }];
  const isShort = trade.units > held;
  if (draft.when === 'later')
    return [
      { text: `Tienes ${formatUnits(held)}${isShort ? ': ese día se venderían todos' : ''}` },
      {
        text: isShort
          ? PRICE_MAY_CHANGE
          : `Hoy serían ${formatUnits(trade.units)} por ${pesos(trade.total)}. ${PRICE_MAY_CHANGE}`,
      },
    ];
  if (isShort) return [{ good: false, text: `Tienes ${formatUnits(held)}: no alcanzan` }];
  return [
    {
      good: true,
      text:
        trade.units === held
          ? `Vendes todos tus títulos: ${held.toLocaleString('en-US')}`
          : `Tienes ${formatUnits(held)}; te quedarían ${(held - trade.units).toLocaleString('en-US')}`,
    },
    {
      good: true,
      text:
        trade.total === parseAmount(draft.amount, 'MXN')
          ? `Recibes ${pesos(trade.total)}`
          : `Recibes ${pesos(trade.total)}, porque solo se venden títulos completos`,
    },
  ];
}
