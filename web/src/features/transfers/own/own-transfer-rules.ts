import type { Account } from '#contract/domain/account';
import type { BankDate } from '#contract/domain/dates';
import { minimumAmount } from '#contract/rules/transfers';
import type { FieldErrors } from '#web/components/forms/draft.ts';
import {
  accountKind,
  accountOf,
  availableIn,
  destinationsOf,
  nameCoveringAccount,
} from '#web/flow/money-form/accounts.ts';
import { checkBalance, checkMinimum, checkPositive, readAmount } from '#web/flow/money-form/amount.ts';
import { checkConcept } from '#web/flow/money-form/concept.ts';
import { checkWhen, closedOnHolidays } from '#web/flow/money-form/scheduling.ts';
import { type OwnTransferDraft, type OwnTransferSetup, sourcesOf } from './own-transfer';

/** Errors by field. The bank checks the same rules again. */
export function checkOwnTransfer(
  draft: OwnTransferDraft,
  setup: OwnTransferSetup,
  today: BankDate,
): FieldErrors<OwnTransferDraft> {
  return {
    from: checkFrom(draft, setup),
    to: checkTo(draft, setup),
    amount: checkAmount(draft, setup),
    date: checkWhen(draft, closedOnHolidays(setup.holidays), today),
    concept: checkConcept(draft.concept),
  };
}

const checkFrom = ({ from }: OwnTransferDraft, { accounts }: OwnTransferSetup) =>
  accountOf(sourcesOf(accounts), from) ? undefined : 'Elige la cuenta de donde sale el dinero.';

const checkTo = ({ from, to }: OwnTransferDraft, { accounts }: OwnTransferSetup) =>
  accountOf(destinationsOf(accounts, from), to) ? undefined : 'Elige la cuenta a donde llega el dinero.';

function checkAmount({ from, to, amount, when }: OwnTransferDraft, { accounts }: OwnTransferSetup) {
  const source = accountOf(accounts, from);
  const currency = source?.defaultCurrency ?? 'MXN';
  const { centavos, error } = readAmount(amount, currency);
  if (error !== undefined) return error;
  if (source === undefined) return checkPositive(centavos);
  return (
    checkMinimum(centavos, minimumAmount(accountKind(source), accountOf(accounts, to)), currency) ??
    (when === 'today'
      ? checkBalance(centavos, {
          available: availableIn(source),
          currency,
          covering: nameCoveringAccount(otherSources(to, accounts), source, centavos),
        })
      : undefined)
  );
}

/** Returns the possible source accounts for a destination. */
export const otherSources = (to: string, accounts: OwnTransferSetup['accounts']): Account[] =>
  sourcesOf(accounts).filter(({ key }) => key !== to);
