import { CAPTURE_LINE_LENGTH, isCaptureLine, normalizeCaptureLine } from '#contract/domain/capture-line';
import { CHARACTERS, lengthProblem } from '#contract/domain/length-rule';
import { toCentavos } from '#contract/domain/money';
import { errorText } from '#contract/errors';
import type { FieldErrors } from '#web/components/forms/draft.ts';
import { accountOf, availableIn, nameCoveringAccount } from '#web/flow/money-form/accounts.ts';
import { checkPositive, readAmount } from '#web/flow/money-form/amount.ts';
import { checkDefined } from '../bill-payments/shared/defined-fields/defined';
import { notEnough } from '../bill-payments/shared/payments/payment-flow';
import { AMOUNT, conceptFields, operationOf, saidAmount, type Tax, type TaxDraft, type TaxForm } from './tax';

/** Length and alphabet alone: what a line is for, and whether it is right, the bank says. */
export function checkLine(text: string): string | undefined {
  const line = normalizeCaptureLine(text);
  if (line === '') return 'Escribe la línea de captura.';
  const length = { min: CAPTURE_LINE_LENGTH, max: CAPTURE_LINE_LENGTH };
  return (
    lengthProblem(line.length, length, CHARACTERS) ??
    (isCaptureLine(line) ? undefined : 'Usa solo letras sin acento y números.')
  );
}

function checkSource({ from }: TaxDraft, { accounts }: TaxForm): string | undefined {
  return accountOf(accounts, from) ? undefined : 'Elige la cuenta de donde sale el dinero.';
}

/** The amount is the line’s: where a balance does not reach, only another account helps. */
const inAccount = (centavos: number, { from }: TaxDraft, { accounts }: TaxForm): string | undefined => {
  const source = accountOf(accounts, from);
  const available = source && availableIn(source);
  if (available === undefined || centavos <= available) return undefined;
  return notEnough(available, 'MXN', nameCoveringAccount(accounts, source, centavos));
};

/** Compares the amount with the line's, once known. The error text is the bank's own. */
export function checkAgainstLine(centavos: number, quote: Tax['quote'] | undefined): string | undefined {
  const known = saidAmount(quote, AMOUNT);
  return known === undefined || toCentavos(Number(known)) === centavos
    ? undefined
    : errorText('E_BFFWEBPYMT_054').message;
}

/** An amount that was typed; federal taxes have no centavos. */
function checkTyped(draft: TaxDraft, form: TaxForm, quote?: Tax['quote']): string | undefined {
  const { centavos, error } = readAmount(draft.amount, 'MXN');
  if (error !== undefined) return error;
  if (operationOf(draft) === 'SAT' && centavos % 100 !== 0)
    return 'Escribe el importe sin centavos, igual que en tu acuse.';
  return checkPositive(centavos) ?? checkAgainstLine(centavos, quote) ?? inAccount(centavos, draft, form);
}

export const checkFederal = (draft: TaxDraft, form: TaxForm): FieldErrors<TaxDraft> => ({
  line: checkLine(draft.line),
  amount: checkTyped(draft, form),
  from: checkSource(draft, form),
});

/** What the office told need not be typed: there the account has to reach. */
export function checkPayment(
  draft: TaxDraft,
  form: TaxForm,
  quote: Tax['quote'] | undefined,
): FieldErrors<TaxDraft> {
  const from = checkSource(draft, form);
  if (quote?.told === undefined) return { amount: checkTyped(draft, form, quote), from };
  return { from: from ?? inAccount(quote.told, draft, form) };
}

export const checkConcept = (
  draft: TaxDraft,
  _: TaxForm,
  quote: Tax['quote'] | undefined,
): FieldErrors<TaxDraft> => checkDefined(conceptFields(quote), draft);
