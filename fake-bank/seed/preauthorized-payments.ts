/** Ana's direct debits: a successful one, and one whose company is unavailable. */

import { addDays, type BankDate } from '#contract/domain/dates';
import type { ChargedMedium } from '#contract/domain/preauthorized-payment';
import { numberOf } from '#contract/rules/preauthorized-payments';
import { atHour } from '../core/calendar/day';
import { occurrenceAfter, occurrenceFrom } from '../core/calendar/recurrence';
import { nextFolio } from '../core/operations/folio';
import type { Reader } from '../core/storage/collection';
import type { Transaction } from '../core/storage/transaction';
import { plan, recurrenceOf } from '../modules/preauthorized-payments/charge-plan';
import { storedAccount } from '../shared/accounts/stored-account';
import { REFERENCE } from '../shared/merchants/merchant';
import { merchantOf } from '../shared/merchants/merchants';
import { payees } from '../shared/parties/payees';
import type { DirectDebit } from '../shared/payments/direct-debit';
import { payments } from '../shared/payments/payment';
import { customerAccount } from './transfers';

type SeededDebit = {
  key: string;
  billed: { merchantKey: string; reference: string };
  from: string;
  paymentType: ChargedMedium;
  daysAgo: number;
};

function directDebitOf(tx: Transaction, seeded: SeededDebit, today: BankDate): DirectDebit | undefined {
  const account = customerAccount(tx, seeded.from);
  const mediaTypeNumber = account && numberOf(account, seeded.paymentType);
  if (!account || !mediaTypeNumber) return undefined;
  const { merchantKey, reference } = seeded.billed;
  const name = merchantOf(merchantKey).fields[0].name;
  return {
    key: seeded.key,
    customer: account.customer,
    confirmationNumber: nextFolio(tx),
    orderedAt: atHour(addDays(today, -seeded.daysAgo), 11),
    paymentType: seeded.paymentType,
    from: storedAccount(account),
    mediaTypeNumber,
    merchantKey,
    reference,
    values: [{ id: REFERENCE, name, value: reference }],
  };
}

/** Returns the last processed payment of the debit's reference as its last charge. */
function lastPaid(reader: Reader, { customer, merchantKey, reference }: DirectDebit) {
  const payment = reader
    .list(payments, 'byCustomer', customer)
    .filter((payment) => payment.merchantKey === merchantKey && payment.reference === reference)
    .findLast(({ status }) => status === 'PROCESSED');
  return payment && { date: payment.effectiveDate, amount: payment.amount, status: 'PROCESSED' as const };
}

/** Every company bills at least once in this many days. */
const BILLING_DAYS = 70;

function seedPaid(tx: Transaction, debit: DirectDebit, today: BankDate): void {
  const lastCharge = lastPaid(tx, debit);
  plan(
    tx,
    { ...debit, ...(lastCharge && { lastCharge }) },
    occurrenceFrom(recurrenceOf(debit), today),
    today,
  );
}

/** Replays failed charges, retries included, up to today. */
function seedFailing(tx: Transaction, debit: DirectDebit, today: BankDate): void {
  const recurrence = recurrenceOf(debit);
  let failing = debit;
  let occurrence = occurrenceFrom(recurrence, addDays(today, -BILLING_DAYS));
  while (occurrence.day < today) {
    const status = occurrence.tries < recurrence.retries ? 'RETRYING' : 'REJECTED';
    failing = {
      ...debit,
      lastCharge: { date: occurrence.day, status, reason: 'La empresa no respondió ese día.' },
    };
    occurrence = occurrenceAfter(recurrence, occurrence, 'failure');
  }
  plan(tx, failing, occurrence, today);
}

const SILENT = { merchantKey: 'cable-ixtle', reference: '20839903' };

export function seedDirectDebits(tx: Transaction, today: BankDate): void {
  const from = 'ana-nomina';
  // The first service is a saved payee too. The second is not, because its unavailable company could show no
  // bill.
  const payee = tx.get(payees, 'ana-internet');
  const internet =
    payee &&
    directDebitOf(
      tx,
      { key: 'ana-domicilia-internet', billed: payee, from, paymentType: 'ACCOUNT', daysAgo: 210 },
      today,
    );
  const cable = directDebitOf(
    tx,
    { key: 'ana-domicilia-cable', billed: SILENT, from, paymentType: 'DEBIT', daysAgo: 96 },
    today,
  );
  if (internet) seedPaid(tx, internet, today);
  if (cable) seedFailing(tx, cable, today);
}
