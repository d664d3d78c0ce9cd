import { addDays, type BankDate, bankDate } from '#contract/domain/dates';
import { taxNames } from '#contract/taxes';
import { atHour } from '../core/calendar/day';
import { balanceOf, type LedgerOperation } from '../core/ledger/ledger';
import { nextFolio } from '../core/operations/folio';
import { nextKey } from '../core/storage/sequence';
import type { Transaction } from '../core/storage/transaction';
import { LAST_DUE, makeLine } from '../modules/taxes/capture-line';
import { FEDERAL_LINE, PAID_LINE, PROPERTY_LINE } from '../modules/taxes/demo-lines';
import { issuedLines, paidLines, taxActivations } from '../modules/taxes/records';
import { nextAuthorization } from '../shared/payments/authorization';
import { paidFrom, payments } from '../shared/payments/payment';
import { customerAccount } from './transfers';

export const PROPERTY_TAX = 'Predial de la Ciudad de México';

export function recordPropertyTax(
  tx: Transaction,
  { from, amount, at }: { from: string; amount: number; at: number },
): LedgerOperation {
  const account = customerAccount(tx, from);
  if (!account) throw new Error(`${from} pays a tax and is no customer's account`);
  let due = addDays(bankDate(at), 12);
  if (due > LAST_DUE) due = LAST_DUE;
  const line = makeLine({ concept: '80', reference: 'PREDBIM005', due, amount });
  tx.put(paidLines, { line });
  const { key, operationType: kind } = tx.put(payments, {
    key: nextKey(tx, 'payment'),
    customer: account.customer,
    confirmationNumber: nextFolio(tx),
    operationType: 'CDMX',
    transactionType: 'ONETIME',
    status: 'PROCESSED',
    effectiveDate: bankDate(at),
    orderedAt: at,
    from: paidFrom(account),
    merchantName: taxNames.CDMX.office,
    reference: line,
    amount,
    authorization: nextAuthorization(tx),
    balanceAfter: balanceOf(tx, account.key) - amount,
    concept: 'Predial',
    fields: [
      { name: 'Nombre del contribuyente', value: 'Ana Lucía Herrera', dataType: 3 },
      { name: 'Cuenta predial', value: '056214180004', dataType: 1, format: '999 999 99 999 9' },
      { name: 'Bimestre', value: '5', dataType: 1, format: '1-6' },
    ],
  });
  return { kind, key };
}

/** Days since the activation of federal taxes. */
const ACTIVE_SINCE: ReadonlyMap<string, number> = new Map([
  ['ana', 240],
  ['carmen', 400],
]);

export function seedTaxes(tx: Transaction, user: string, customer: string, today: BankDate): void {
  const days = ACTIVE_SINCE.get(user);
  if (days === undefined) return;
  tx.put(taxActivations, { customer, operation: 'SAT', at: atHour(addDays(today, -days), 10) });
}

export function seedLines(tx: Transaction): void {
  for (const { line, amount } of [FEDERAL_LINE, PROPERTY_LINE, PAID_LINE]) {
    tx.put(issuedLines, { line, amount });
  }
  tx.put(paidLines, { line: PAID_LINE.line });
}
