import { accountRef } from '#bank/shared/accounts/views';
import { type PdfReceipt, pdfRow } from '#bank/shared/receipts/receipt';
import { formatAccount } from '#contract/domain/account';
import { bankInstant, formatMoment } from '#contract/domain/dates';
import { moneyOf } from '#contract/domain/money';
import {
  formatProgramAmount,
  PROGRAM_CREATED,
  programReceiptRows,
  programStatusLabels,
} from '#contract/receipts/saving-programs';
import type { SavingProgram } from '#contract/saving-programs';
import type { Program } from './program';

export const programView = (program: Program): SavingProgram => ({
  key: program.key,
  confirmationNumber: program.confirmationNumber,
  operationDate: bankInstant(program.orderedAt),
  accountType: 'Cheques',
  fromAccount: accountRef(program.from),
  toAccount: accountRef(program.to),
  amount: moneyOf(program.amount),
  periodicity: { frequency: program.frequency },
  effectiveDate: program.start,
  ...(program.changedAt !== undefined && { changedAt: bankInstant(program.changedAt) }),
  status: program.status,
  ...(program.name && { name: program.name }),
  ...(program.goal !== undefined && { goal: moneyOf(program.goal) }),
  saved: moneyOf(program.saved),
  ...(program.nextRun && { nextDate: program.nextRun }),
});

/** Returns the view with the failed runs. */
export const degradedView = (program: Program): SavingProgram => ({
  ...programView(program),
  errors: program.failures.map(({ amount, ...failure }) => ({ ...failure, amount: moneyOf(amount) })),
});

export function pdfView(program: Program): PdfReceipt {
  const view = programView(program);
  return {
    title: PROGRAM_CREATED,
    moment: formatMoment(view.operationDate),
    status: programStatusLabels[view.status],
    amount: formatProgramAmount(view),
    subtitle: `a ${formatAccount(view.toAccount)}`,
    rows: [['Folio', view.confirmationNumber], ...programReceiptRows(view).map(pdfRow)],
    issuedAt: program.orderedAt,
  };
}
