import type { BankDate } from '#contract/domain/dates';
import type { Fund } from '#contract/domain/fund';
import { costOf, worth } from '#contract/domain/fund-trade';
import { formatCentavos } from '#contract/domain/money';
import { formatTitles } from '#contract/receipts/investment-funds';
import type { FieldErrors } from '#web/components/forms/draft.ts';
import { checkBalance, checkPositive, readAmount } from '#web/flow/money-form/amount.ts';
import { checkWhen } from '#web/flow/money-form/scheduling.ts';
import { closedOn } from './calendar';
import { cashFor, comesTo, type Draft, fundOf, MOST, pricesOf, type TradeForm, typeOf } from './order';

const pesos = (centavos: number) => formatCentavos(centavos, 'MXN');

/** Errors by field. The bank checks the same rules again, and its hours. */
export function checkTrade(draft: Draft, form: TradeForm, today: BankDate): FieldErrors<Draft> {
  const fund = fundOf(draft, form);
  return {
    fund: fund ? undefined : 'Elige el fondo.',
    amount: checkAmount(draft, fund, form),
    date: checkWhen(draft, closedOn(form.holidays), today),
  };
}

/** Checks an amount regardless of the fund. */
export function checkRequested(text: string): string | undefined {
  const { centavos, error } = readAmount(text, 'MXN');
  if (centavos === undefined) return error;
  return (
    checkPositive(centavos) ?? (centavos > MOST ? `Debe ser menor o igual a ${pesos(MOST)}.` : undefined)
  );
}

function checkAmount(draft: Draft, fund: Fund | undefined, form: TradeForm): string | undefined {
  const wrong = checkRequested(draft.amount);
  if (wrong !== undefined || fund === undefined) return wrong;
  const prices = pricesOf(fund);
  const trade = comesTo(draft, fund);
  if (!prices || !trade) return 'Importe insuficiente: por ahora no hay precio de este fondo.';
  if (typeOf(draft) === 'SELL') return checkHeld(draft, trade.units, fund, prices.sell);
  if (trade.units === 0) return `No alcanza para un título: cuesta ${pesos(costOf(1, prices.buy))}.`;
  return draft.when === 'later'
    ? undefined
    : checkBalance(trade.total, { available: cashFor(fund, form), currency: 'MXN' });
}

/** A scheduled sale is checked on its day, but a sale without any units is never possible. */
function checkHeld({ when }: Draft, units: number, { units: held }: Fund, price: number): string | undefined {
  if (held === 0) return 'Saldo insuficiente';
  if (when === 'later' || units <= held) return undefined;
  return `Saldo insuficiente: tienes ${formatTitles(held)}, que valen ${pesos(worth(held, price))}.`;
}
