import type { BankDate } from '#contract/domain/dates';
import type { Fund } from '#contract/domain/fund';
import { proceedsOf, type Trade } from '#contract/domain/fund-trade';
import { formatCentavos } from '#contract/domain/money';
import { formatUnits } from '#contract/receipts/investment-funds';
import { amountError, exceedsHeld, NO_PRICE, unitsError } from '#contract/rules/investment-funds';
import type { FieldErrors } from '#web/components/forms/draft.ts';
import { checkBalance, checkPositive, readAmount } from '#web/flow/money-form/amount.ts';
import { checkWhen } from '#web/flow/money-form/scheduling.ts';
import { closedOn } from './calendar';
import { availableCash, type Draft, fundOf, type TradeSetup, tradeAtValuation, typeOf } from './order';

/** Errors by field. The bank checks the same rules again, and its hours. */
export function checkTrade(draft: Draft, setup: TradeSetup, today: BankDate): FieldErrors<Draft> {
  const fund = fundOf(draft, setup);
  return {
    fund: fund ? undefined : 'Elige el fondo.',
    amount: checkAmount(draft, fund, setup),
    date: checkWhen(draft, closedOn(setup.holidays), today),
  };
}

/** Checks an amount regardless of the fund. */
export function checkRequestedAmount(text: string): string | undefined {
  const { centavos, error } = readAmount(text, 'MXN');
  if (centavos === undefined) return error;
  return checkPositive(centavos) ?? amountError(centavos);
}

function checkAmount(draft: Draft, fund: Fund | undefined, setup: TradeSetup): string | undefined {
  const problem = checkRequestedAmount(draft.amount);
  if (problem !== undefined || fund === undefined) return problem;
  const trade = tradeAtValuation(draft, fund);
  if (!trade) return NO_PRICE;
  if (typeOf(draft) === 'SELL') return checkUnits(draft, trade, fund);
  const unitsProblem = unitsError('BUY', trade);
  if (unitsProblem !== undefined || draft.when === 'later') return unitsProblem;
  return checkBalance(trade.total, { available: availableCash(fund, setup), currency: 'MXN' });
}

/** A sale without any units is impossible, even if scheduled. */
function checkUnits({ when }: Draft, trade: Trade, { units: held }: Fund): string | undefined {
  if (held === 0) return 'Saldo insuficiente';
  if (when === 'later' || !exceedsHeld(trade, held)) return undefined;
  return `Saldo insuficiente: tienes ${formatUnits(held)}, que valen ${formatCentavos(proceedsOf(held, trade.price), 'MXN')}.`;
}
