import { CAPTURE_LINE_LENGTH, normalizeCaptureLine } from '#contract/domain/capture-line';
import { CHARACTERS, formatCount, wrongLength } from '#contract/domain/length-rule';
import { toCentavos } from '#contract/domain/money';
import { errorText } from '#contract/errors';
import { isPayable, lineShapeProblem } from '#contract/rules/taxes';
import type { FieldErrors } from '#web/components/forms/draft.ts';
import { accountOf, availableIn, nameCoveringAccount } from '#web/flow/money-form/accounts.ts';
import { checkPositive, readAmount } from '#web/flow/money-form/amount.ts';
import { checkDefined } from '../bill-payments/shared/defined-fields/defined-fields';
import { notEnough } from '../bill-payments/shared/payments/payment-flow';
import {
  AMOUNT,
  conceptFields,
  constantValue,
  operationOf,
  type Tax,
  type TaxDraft,
  type TaxSetup,
} from './tax';

/** Checks the length and the alphabet; only the bank can validate the line itself. */
export function checkLine(text: string): string | undefined {
  const line = normalizeCaptureLine(text);
  if (line === '') return 'Escribe la línea de captura.';
  const problem = lineShapeProblem(line);
  if (problem === 'alphabet') return 'La línea de captura lleva solo letras sin acento y números.';
  return (
    problem && wrongLength('La línea de captura', formatCount(CAPTURE_LINE_LENGTH, CHARACTERS), line.length)
  );
}

function checkSource({ from }: TaxDraft, { accounts }: TaxSetup): string | undefined {
  return accountOf(accounts, from) ? undefined : 'Elige la cuenta de donde sale el dinero.';
}

/** Returns an error of the account: the line fixes the amount, so only another account can help. */
const balanceError = (centavos: number, { from }: TaxDraft, { accounts }: TaxSetup): string | undefined => {
  const source = accountOf(accounts, from);
  const available = source && availableIn(source);
  if (available === undefined || centavos <= available) return undefined;
  return notEnough(available, 'MXN', nameCoveringAccount(accounts, source, centavos));
};

/** Compares the amount with the line's, if it is known. The error text is the bank's. */
export function checkAgainstLine(centavos: number, quote: Tax['quote'] | undefined): string | undefined {
  const fixedAmount = constantValue(quote, AMOUNT);
  return fixedAmount === undefined || toCentavos(Number(fixedAmount)) === centavos
    ? undefined
    : errorText('E_BFFWEBPYMT_054').message;
}

function checkEnteredAmount(draft: TaxDraft, setup: TaxSetup, quote?: Tax['quote']): string | undefined {
  const { centavos, error } = readAmount(draft.amount, 'MXN');
  if (error !== undefined) return error;
  if (!isPayable(operationOf(draft), centavos))
    return 'Escribe el importe sin centavos, igual que en tu acuse.';
  return checkPositive(centavos) ?? checkAgainstLine(centavos, quote) ?? balanceError(centavos, draft, setup);
}

export const checkFederal = (draft: TaxDraft, setup: TaxSetup): FieldErrors<TaxDraft> => ({
  line: checkLine(draft.line),
  amount: checkEnteredAmount(draft, setup),
  from: checkSource(draft, setup),
});

/** Checks only the balance if the line has the amount. */
export function checkPayment(
  draft: TaxDraft,
  setup: TaxSetup,
  quote: Tax['quote'] | undefined,
): FieldErrors<TaxDraft> {
  const from = checkSource(draft, setup);
  if (quote?.statedAmount === undefined) return { amount: checkEnteredAmount(draft, setup, quote), from };
  return { from: from ?? balanceError(quote.statedAmount, draft, setup) };
}

export const checkConcept = (
  draft: TaxDraft,
  _: TaxSetup,
  quote: Tax['quote'] | undefined,
): FieldErrors<TaxDraft> => checkDefined(conceptFields(quote), draft);
