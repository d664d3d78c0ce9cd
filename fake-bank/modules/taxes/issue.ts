import { fieldError } from '#bank/core/errors/domain-error';
import { nextNumber } from '#bank/core/storage/sequence';
import type { Transaction } from '#bank/core/storage/transaction';
import { addDays, type BankDate } from '#contract/domain/dates';
import { formatCentavos } from '#contract/domain/money';
import type { TaxOperation } from '#contract/domain/payment';
import type { LineFault } from '#contract/sandbox';
import { corruptDigit, LAST_DUE, makeLine } from './capture-line';
import { concepts } from './concepts';
import { issuedLines, paidLines } from './records';
import { checkWhole, LINE_CAP } from './rules';

type Wanted = {
  operation: TaxOperation;
  /** Two characters; the office's first where none is named. */
  concept?: string | undefined;
  /** Integer centavos. */
  amount: number;
  due: BankDate;
  today: BankDate;
  fault?: LineFault | undefined;
};

/** Lines reach back to 2013. */
const FIRST_DUE = '2013-01-01';

/** Issues a line that can be paid once, or one with the fault that is wanted. */
export function issueLine(tx: Transaction, wanted: Wanted): string {
  const { operation, amount, today, fault } = wanted;
  const known = concepts.filter((concept) => concept.operation === operation).map(({ code }) => code);
  const code = wanted.concept ?? known[0];
  if (code === undefined || !known.includes(code)) {
    throw fieldError('concept', `Los conceptos de ${operation} son ${known.join(', ')}.`);
  }
  // Nobody could pay such a line: no fault is brought about by it either.
  checkWhole(operation, amount);
  if (amount > LINE_CAP)
    throw fieldError('amount', `Una línea es de ${formatCentavos(LINE_CAP, 'MXN')} o menos.`);
  const due = fault === 'expired' ? addDays(today, -1) : wanted.due;
  if (due < FIRST_DUE || due > LAST_DUE) {
    throw fieldError('due', `Una línea vence entre ${FIRST_DUE} y ${LAST_DUE}.`);
  }
  const reference = `QA${String(nextNumber(tx, 'tax-line')).padStart(8, '0')}`;
  // Of what is asked to be wrong in its amount, the line says another one by its digit.
  const line = makeLine({ concept: code, reference, due, amount: fault === 'amount' ? amount + 1 : amount });
  if (fault === 'check') return corruptDigit(line);
  if (fault !== 'amount') tx.put(issuedLines, { line, amount });
  if (fault === 'paid') tx.put(paidLines, { line });
  return line;
}
