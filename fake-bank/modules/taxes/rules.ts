import { DomainError, fieldError } from '#bank/core/errors/domain-error';
import { type GivenField, givenFields } from '#bank/shared/fields/given-fields';
import { normalizeCaptureLine } from '#contract/domain/capture-line';
import { type BankDate, bankDate } from '#contract/domain/dates';
import type { FieldValue } from '#contract/domain/field-definition';
import { isOpenDaily } from '#contract/domain/hours';
import { toCentavos } from '#contract/domain/money';
import type { TaxOperation } from '#contract/domain/payment';
import type { ErrorCode } from '#contract/errors';
import { isPayable } from '#contract/rules/taxes';
import { conceptIn, fitsAmount, type LineProblem, readLine } from './capture-line';
import { type Concept, conceptOf } from './concepts';

/** Maximum per line, in centavos. */
export const LINE_CAP = 1_000_000_00;

type LineError = LineProblem | 'concept' | 'paid' | 'expired';
type AmountError = 'range' | 'amount';

const lineCodes: Record<TaxOperation, Record<LineError, ErrorCode>> = {
  SAT: {
    length: 'E_BFFWEBPYMT_052',
    alphabet: 'E_BFFWEBPYMT_052',
    concept: 'E_BFFWEBPYMT_052',
    check: 'E_BFFWEBPYMT_052',
    paid: 'E_BFFWEBPYMT_055',
    expired: 'E_BFFWEBPYMT_053',
  },
  CDMX: {
    length: 'E_BFFWEBPYMT_067',
    alphabet: 'E_BFFWEBPYMT_068',
    concept: 'E_BFFWEBPYMT_068',
    check: 'E_BFFWEBPYMT_069',
    paid: 'E_BFFWEBPYMT_055',
    expired: 'E_BFFWEBPYMT_070',
  },
};
const amountCodes: Record<TaxOperation, Record<AmountError, ErrorCode>> = {
  SAT: { range: 'E_BFFWEBPYMT_054', amount: 'E_BFFWEBPYMT_054' },
  CDMX: { range: 'E_BFFWEBPYMT_064', amount: 'E_BFFWEBPYMT_071' },
};

type LineFacts = { operation: TaxOperation; now: number; isPaid: (line: string) => boolean };

export type CheckedLine = { line: string; concept: Concept; due: BankDate };

/** Checks in this order: shape, concept, check digits, payment status, due date. */
export function checkLine(text: string, { operation, now, isPaid }: LineFacts): CheckedLine {
  const refuse = (fault: LineError) =>
    new DomainError(lineCodes[operation][fault], { field: 'capture_line' });
  const line = normalizeCaptureLine(text);
  const read = readLine(line);
  if (read === 'length' || read === 'alphabet') throw refuse(read);
  const concept = conceptOf(operation, conceptIn(line));
  if (!concept) throw refuse('concept');
  if (read === 'check') throw refuse(read);
  if (isPaid(line)) throw refuse('paid');
  if (read.due < bankDate(now)) throw refuse('expired');
  return { line, concept, due: read.due };
}

export function checkWhole(operation: TaxOperation, centavos: number): void {
  if (isPayable(operation, centavos)) return;
  throw fieldError(
    'amount',
    'Los impuestos federales se pagan en pesos, sin centavos.',
    'Federal taxes are paid in whole pesos, without centavos.',
  );
}

function checkAmount(operation: TaxOperation, line: string, pesos: number): number {
  const refuse = (fault: AmountError) => new DomainError(amountCodes[operation][fault], { field: 'amount' });
  const amount = toCentavos(pesos);
  checkWhole(operation, amount);
  if (amount > LINE_CAP) throw refuse('range');
  if (!fitsAmount(line, amount)) throw refuse('amount');
  return amount;
}

export type TaxOrder = { capture_line: string; amount: number; fields?: readonly FieldValue[] | undefined };

type Facts = LineFacts & {
  isActive: boolean;
  /** Available in the paying account (centavos). */
  available: number;
  /** Centavos; undefined for lines that no office issued. */
  issued: (line: string) => number | undefined;
};

export type CheckedTax = CheckedLine & { amount: number; fields: GivenField[] };

/** Tax payments cannot be scheduled and have the hours of bills. Rejects at the first violation. */
export function checkTax(order: TaxOrder, facts: Facts): CheckedTax {
  const { operation, now, isActive, available, issued } = facts;
  if (!isActive) throw new DomainError('E_BFFWEBPYMT_058');
  if (!isOpenDaily('bill-payments', now)) throw new DomainError('2185');
  const checked = checkLine(order.capture_line, facts);
  const amount = checkAmount(operation, checked.line, order.amount);
  const issuedLine = issued(checked.line);
  if (issuedLine !== undefined && issuedLine !== amount) {
    throw new DomainError(amountCodes[operation].amount, { field: 'amount' });
  }
  const fields = givenFields(checked.concept.fields, order.fields ?? []);
  if (amount > available) throw new DomainError('CZ_INSUFFICIENT_FUNDS', { field: 'amount' });
  return { ...checked, amount, fields };
}
