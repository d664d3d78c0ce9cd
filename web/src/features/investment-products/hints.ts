import { formatCentavos } from '#contract/domain/money';
import { parseAmount } from '#web/components/forms/amount.ts';
import type { LiveHint } from '#web/components/forms/LiveHints.tsx';
import { accountOf, availableIn, nameCoveringAccount } from '#web/flow/money-form/accounts.ts';
import { balanceHints } from '#web/flow/money-form/hints.ts';
import { minimumOf, type Offer } from './offers';
import { type Draft, type InvestmentFlowSetup, instrumentOf, selectedOfferOf, sourcesFor } from './order';

const pesos = (centavos: number) => formatCentavos(centavos, 'MXN');

/** Returns hints on the balance, the minimum and the next rate tier. */
export function amountHints(draft: Draft, setup: InvestmentFlowSetup, offers: readonly Offer[]): LiveHint[] {
  const centavos = parseAmount(draft.amount, 'MXN');
  const from = accountOf(sourcesFor(setup.accounts), draft.from);
  const balance = balanceHints({
    available: from && availableIn(from),
    ...{ centavos, currency: 'MXN', when: 'today', later: '' },
    covering: nameCoveringAccount(sourcesFor(setup.accounts), from, centavos ?? 0),
  });
  const minimum = minimumOf(setup.rates.get(instrumentOf(draft)) ?? []);
  if (minimum === undefined) return balance;
  if (centavos === undefined) return [...balance, { text: `Inviertes desde ${pesos(minimum)}` }];
  if (centavos < minimum) return [...balance, { good: false, text: `El mínimo es ${pesos(minimum)}` }];
  const nextTier = (selectedOfferOf(draft, offers) ?? offers[0])?.nextTier;
  const nextTierText = nextTier
    ? ` Desde ${pesos(nextTier.from)} la tasa sube ${nextTier.by.toFixed(2)} puntos.`
    : '';
  return [...balance, { good: true, text: `Cumples el mínimo de ${pesos(minimum)}.${nextTierText}` }];
}
