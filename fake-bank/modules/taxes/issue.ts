import { fieldError } from '#bank/core/errors/domain-error';
import type { Transaction } from '#bank/core/storage/transaction';
import { addDays, type BankDate } from '#contract/domain/dates';
import { formatCentavos } from '#contract/domain/money';
import type { TaxOperation } from '#contract/domain/payment';
import type { LineFault } from '#contract/sandbox';
import { corruptDigit, LAST_DUE, makeLine } from './capture-line';
import { concepts } from './concepts';
import { issuedLines, nextReference, paidLines } from './records';
import { checkWhole, LINE_CAP } from './rules';

type LineRequest = {
  operation: TaxOperation;
  /** Defaults to the office's first concept. */
  concept?: string | undefined;
  /** Centavos. */
  amount: number;
  due: BankDate;
  today: BankDate;
  fault?: LineFault | undefined;
};

const FIRST_DUE = '2013-01-01';

/** Issues a payable line, or a line with the requested fault. */
export function issueLine(tx: Transaction, request: LineRequest): string {
  const { operation, amount, today, fault } = request;
  const conceptCodes = concepts.filter((concept) => concept.operation === operation).map(({ code }) => code);
  const code = request.concept ?? conceptCodes[0];
  if (code === undefined || !conceptCodes.includes(code)) {
    throw fieldError('concept', `The concepts of ${operation} are ${conceptCodes.join(', ')}.`);
  }
  // Applies to faulty lines too: a line with centavos could never be paid.
  checkWhole(operation, amount);
  if (amount > LINE_CAP)
    throw fieldError('amount', `A line is of ${formatCentavos(LINE_CAP, 'MXN')} at most.`);
  const due = fault === 'expired' ? addDays(today, -1) : request.due;
  if (fault === undefined && due < today)
    throw fieldError('due', `Write a day from ${today} on. The fault "expired" makes an expired line.`);
  if (due < FIRST_DUE || due > LAST_DUE) {
    throw fieldError('due', `A line is due between ${FIRST_DUE} and ${LAST_DUE}.`);
  }
  const reference = nextReference(tx);
  // A wrong amount is encoded in the line's amount digit.
  const line = makeLine({ concept: code, reference, due, amount: fault === 'amount' ? amount + 1 : amount });
  if (fault === 'check') return corruptDigit(line);
  if (fault !== 'amount') tx.put(issuedLines, { line, amount });
  if (fault === 'paid') tx.put(paidLines, { line });
  return line;
}
