import { type Account, primaryBalance } from '#contract/domain/account';
import { type Currency, formatCentavos, formatExchangeRate } from '#contract/domain/money';
import { minimumAmount } from '#contract/rules/transfers';
import { parseAmount } from '#web/components/forms/amount.ts';
import type { LiveHint } from '#web/components/forms/LiveHints.tsx';
import { accountKind, accountOf, availableIn, nameCoveringAccount } from '#web/flow/money-form/accounts.ts';
import { balanceHints } from '#web/flow/money-form/hints.ts';
import { capitalize } from '#web/lib/format/capitalize.ts';
import { creditBalanceOf, isCredit, owedText } from '#web/lib/money/owed.ts';
import { exchangeOf, type OwnTransferDraft, type OwnTransferSetup } from './own-transfer';
import { otherSources } from './own-transfer-rules';

/** Returns hints on balance, minimum and exchange rate, shown before validation. */
export function ownTransferHints(draft: OwnTransferDraft, setup: OwnTransferSetup): LiveHint[] {
  const from = accountOf(setup.accounts, draft.from);
  if (from === undefined) return [];
  const to = accountOf(setup.accounts, draft.to);
  const centavos = parseAmount(draft.amount, from.defaultCurrency);
  return [
    ...balanceHints({
      available: availableIn(from),
      centavos,
      currency: from.defaultCurrency,
      // Without an amount the balance is shown for any day, to help the customer decide on one.
      when: centavos === undefined ? 'today' : draft.when,
      later: 'El saldo se revisa el día de la transferencia',
      covering: nameCoveringAccount(otherSources(draft.to, setup.accounts), from, centavos ?? 0),
    }),
    ...creditBalanceHints(from),
    ...minimumHints(minimumAmount(accountKind(from), to), centavos, from.defaultCurrency),
    ...(to ? exchangeHints(setup, centavos ?? 0, from.defaultCurrency, to.defaultCurrency) : []),
  ];
}

/** Returns a hint with the credit balance; only the bank knows the available credit. */
function creditBalanceHints(from: Account): LiveHint[] {
  const balance = isCredit(from) ? primaryBalance(from) : undefined;
  return balance && creditBalanceOf(balance) ? [{ text: capitalize(owedText(balance)) }] : [];
}

function exchangeHints(setup: OwnTransferSetup, centavos: number, from: Currency, to: Currency): LiveHint[] {
  const exchange = exchangeOf(setup, centavos, from, to);
  if (exchange === undefined) return [];
  const rate = `Tipo de cambio: ${formatExchangeRate(exchange.rate)}`;
  return [{ text: centavos > 0 ? `${rate}. Llegan ${formatCentavos(exchange.amount, to)}` : rate }];
}

/** Returns a hint with the minimum amount, if it is more than one cent. */
const minimumHints = (minimum: number, centavos: number | undefined, currency: Currency): LiveHint[] =>
  minimum === 1
    ? []
    : [
        {
          ...(centavos !== undefined && { good: centavos >= minimum }),
          text: `Mínimo ${formatCentavos(minimum, currency)}`,
        },
      ];
