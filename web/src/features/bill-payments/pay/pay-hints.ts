import { formatCentavos, formatExchangeRate } from '#contract/domain/money';
import type { LiveHint } from '#web/components/forms/LiveHints.tsx';
import { availableIn, nameCoveringAccount } from '#web/flow/money-form/accounts.ts';
import { balanceHints } from '#web/flow/money-form/hints.ts';
import { dayLimitHints, operationLimitHints } from '#web/flow/money-form/limit-rules.ts';
import { payingAccounts } from '../shared/payments/payment-flow';
import type { PaySetup } from './api';
import { type SourceAndDay, sourceOf } from './pay-rules';
import { costFrom } from './payment-days';

/** Returns hints on balance, exchange rate and limits. `centavos` is undefined without a valid amount. */
export function payHints(
  centavos: number | undefined,
  { from, when }: SourceAndDay,
  setup: PaySetup,
): LiveHint[] {
  const source = sourceOf(setup, from);
  const cost = costFrom(source, centavos ?? 0, setup.exchangeMatrix);
  const { limit } = setup;
  return [
    ...exchangeHints(centavos, cost),
    ...balanceHints({
      available: source && availableIn(source),
      centavos: centavos === undefined ? undefined : cost?.charged,
      currency: cost?.currency ?? 'MXN',
      when,
      later: 'El saldo se revisa ese día',
      covering: nameCoveringAccount(payingAccounts(setup.accounts), source, cost?.charged ?? 0),
    }),
    ...operationLimitHints(centavos, limit),
    ...dayLimitHints(centavos, limit, when),
  ];
}

/** Returns the exchange rate and the charge of a dollar account. */
function exchangeHints(centavos: number | undefined, cost: ReturnType<typeof costFrom>): LiveHint[] {
  if (cost?.rate === undefined) return [];
  const rate = `Tipo de cambio: ${formatExchangeRate(cost.rate)}`;
  const charged = `Se cargan ${formatCentavos(cost.charged, cost.currency)}`;
  return [{ text: centavos === undefined ? rate : `${charged}. ${rate}` }];
}
