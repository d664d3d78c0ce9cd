import type { BankDate } from '#contract/shared/dates';
import { showMoney } from '#contract/shared/money';
import { parseAmount } from '../../forms/amount';
import type { FieldErrors } from '../../forms/draft';
import { accountOf, availableIn } from '../../transfer-book/accounts';
import { checkConceptLength } from '../../transfer-book/concept';
import { type ClosedOn, checkWhen } from '../../transfer-book/scheduling';
import {
  destinationsOf,
  minimumAmount,
  type OwnTransferDraft,
  type OwnTransferSetup,
  sourcesOf,
} from './own-transfer';

/** The money moves on weekends too. */
export const closedOn =
  (holidays: ReadonlySet<BankDate>): ClosedOn =>
  (date) =>
    holidays.has(date) ? 'día inhábil' : undefined;

/** What is wrong with a draft, in the customer's words. The bank checks the same again. */
export function checkOwnTransfer(
  draft: OwnTransferDraft,
  setup: OwnTransferSetup,
  today: BankDate,
): FieldErrors<OwnTransferDraft> {
  return {
    from: checkFrom(draft, setup),
    to: checkTo(draft, setup),
    amount: checkAmount(draft, setup),
    date: checkWhen(draft, closedOn(setup.holidays), today),
    concept: checkConceptLength(draft.concept),
  };
}

const checkFrom = ({ from }: OwnTransferDraft, { accounts }: OwnTransferSetup) =>
  accountOf(sourcesOf(accounts), from) ? undefined : 'Elige la cuenta de donde sale el dinero.';

const checkTo = ({ from, to }: OwnTransferDraft, { accounts }: OwnTransferSetup) =>
  accountOf(destinationsOf(accounts, from), to) ? undefined : 'Elige la cuenta a donde llega el dinero.';

function checkAmount({ from, to, amount, when }: OwnTransferDraft, { accounts }: OwnTransferSetup) {
  const source = accountOf(accounts, from);
  const currency = source?.defaultCurrency ?? 'MXN';
  if (amount.trim() === '') return 'Escribe el importe.';
  const centavos = parseAmount(amount, currency);
  if (centavos === undefined) return `Escribe un importe en ${currency}, por ejemplo 1,250.00.`;
  if (source === undefined) return centavos > 0 ? undefined : 'Escribe un importe mayor a $0.00.';
  const minimum = minimumAmount(source, accountOf(accounts, to));
  if (centavos < minimum) return `Escribe ${showMoney(minimum, currency)} o más.`;
  const available = availableIn(source);
  if (when === 'today' && available !== undefined && centavos > available) {
    return `Rebasa tu saldo. Escribe ${showMoney(available, currency)} o menos.`;
  }
  return undefined;
}
