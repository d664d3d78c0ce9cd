import { type Currency, showMoney } from '#contract/shared/money';
import { parseAmount } from '../../forms/amount';
import type { LiveHint } from '../../forms/LiveHints';
import { showRate } from '../../money/exchange';
import { accountOf, availableIn } from '../../transfer-book/accounts';
import { exchangeOf, minimumAmount, type OwnTransferDraft, type OwnTransferSetup } from './own-transfer';

/** What follows from the form so far: balance, minimum, exchange. Said before any of them can fail. */
export function ownTransferHints(draft: OwnTransferDraft, setup: OwnTransferSetup): LiveHint[] {
  const from = accountOf(setup.accounts, draft.from);
  if (from === undefined) return [];
  const to = accountOf(setup.accounts, draft.to);
  const centavos = parseAmount(draft.amount, from.defaultCurrency);
  return [
    ...balanceHints(availableIn(from), centavos, draft.when, from.defaultCurrency),
    ...minimumHints(minimumAmount(from, to), centavos, from.defaultCurrency),
    ...(to ? exchangeHints(setup, centavos ?? 0, from.defaultCurrency, to.defaultCurrency) : []),
  ];
}

function balanceHints(
  available: number | undefined,
  centavos: number | undefined,
  when: string,
  currency: Currency,
): LiveHint[] {
  if (available === undefined) return [];
  if (centavos === undefined) return [{ good: true, text: `Tienes ${showMoney(available, currency)}` }];
  if (when === 'later') return [{ good: true, text: 'El saldo se revisa el día de la transferencia' }];
  return centavos <= available
    ? [{ good: true, text: `Saldo suficiente: te quedarían ${showMoney(available - centavos, currency)}` }]
    : [{ good: false, text: `Rebasa tu saldo de ${showMoney(available, currency)}` }];
}

const minimumHints = (minimum: number, centavos: number | undefined, currency: Currency): LiveHint[] =>
  minimum === 1
    ? []
    : [
        {
          good: centavos === undefined || centavos >= minimum,
          text: `Mínimo ${showMoney(minimum, currency)}`,
        },
      ];

function exchangeHints(setup: OwnTransferSetup, centavos: number, from: Currency, to: Currency): LiveHint[] {
  const exchange = exchangeOf(setup, centavos, from, to);
  if (exchange === undefined) return [];
  const rate = `Tipo de cambio: ${showRate(exchange.rate)}`;
  return [{ good: true, text: centavos > 0 ? `${rate}. Llegan ${showMoney(exchange.amount, to)}` : rate }];
}
