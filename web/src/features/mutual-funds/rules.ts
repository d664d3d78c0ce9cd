import type { Fund } from '#contract/fund';
import { showTitles } from '#contract/receipts/funds';
import type { BankDate } from '#contract/shared/dates';
import { costOf, worth } from '#contract/shared/fund-trade';
import { showMoney } from '#contract/shared/money';
import type { FieldErrors } from '../../forms/draft';
import { checkBalance, checkPositive, readAmount } from '../../money-form/amount';
import { checkWhen } from '../../money-form/scheduling';
import { closedOn } from './calendar';
import { cashFor, comesTo, type Draft, fundOf, MOST, pricesOf, type TradeForm, typeOf } from './order';

const pesos = (centavos: number) => showMoney(centavos, 'MXN');

/** What is wrong with a draft, in the customer's words. The bank checks the same again, and its hours. */
export function checkTrade(draft: Draft, form: TradeForm, today: BankDate): FieldErrors<Draft> {
  const fund = fundOf(draft, form);
  return {
    fund: fund ? undefined : 'Elige el fondo.',
    amount: checkAmount(draft, fund, form),
    date: checkWhen(draft, closedOn(form.holidays), today),
  };
}

/** What is wrong with an amount, whatever it is asked of. */
export function checkAsked(text: string): string | undefined {
  const { centavos, error } = readAmount(text, 'MXN');
  if (centavos === undefined) return error;
  return (
    checkPositive(centavos) ?? (centavos > MOST ? `Debe ser menor o igual a ${pesos(MOST)}.` : undefined)
  );
}

function checkAmount(draft: Draft, fund: Fund | undefined, form: TradeForm): string | undefined {
  const wrong = checkAsked(draft.amount);
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

/** A scheduled sale takes what is held on its day; of nothing nothing is sold on any. */
function checkHeld({ when }: Draft, units: number, { units: held }: Fund, price: number): string | undefined {
  if (held === 0) return 'Saldo insuficiente';
  if (when === 'later' || units <= held) return undefined;
  return `Saldo insuficiente: tienes ${showTitles(held)}, que valen ${pesos(worth(held, price))}.`;
}
