import * as z from 'zod/mini';
import { defineFixture, type FixtureSubject, paramError } from '#bank/core/fixtures/fixture';
import { choice, reference, text } from '#bank/core/fixtures/params';
import { nextFolio } from '#bank/core/operations/folio';
import { nextKey } from '#bank/core/storage/sequence';
import { storedAccount } from '#bank/shared/accounts/stored-account';
import { findOwnedAccount } from '#bank/shared/accounts/views';
import { referenceFor } from '#bank/shared/merchants/fixture-reference';
import { merchantOf, merchants } from '#bank/shared/merchants/merchants';
import { type DirectDebit, directDebits } from '#bank/shared/payments/direct-debit';
import { bankDate } from '#contract/domain/dates';
import { isTopUp } from '#contract/domain/payment';
import { ChargedMedium } from '#contract/domain/preauthorized-payment';
import { PROPERTIES_PATH } from '#contract/preauthorized-payments';
import { activeDebitsOf, change } from './changes';
import { firstOccurrence, nextUnpaidOccurrence, plan } from './charge-plan';
import { mediaOf } from './media';
import { checkMedium, checkNotTaken } from './rules';
import { rejectCharge } from './runs';

const chargedAccount = ({ reader, customer }: FixtureSubject) =>
  choice('cheque account in pesos', [...new Set(mediaOf(reader, customer).map(({ account }) => account))]);

const medium = () => z.prefault(choice('medium', ChargedMedium.options, { example: 'ACCOUNT' }), 'ACCOUNT');

/** Returns the CLABE or card number. */
function numberOf(subject: FixtureSubject, account: string, paymentType: ChargedMedium): string {
  const media = mediaOf(subject.reader, subject.customer).filter((each) => each.account === account);
  const paymentMedium = media.find((each) => each.paymentType === paymentType);
  if (paymentMedium) return paymentMedium.number;
  const types = media.map((each) => each.paymentType).join(', ');
  throw paramError('medium', `The account ${account} can be charged by ${types} only.`);
}

/** Companies that send bills. */
const companies = merchants
  .filter(({ billType }) => !isTopUp(billType))
  .map(({ merchantKey }) => merchantKey);
const EXAMPLE = { merchant: 'luz-del-altiplano', reference: '640028119904' };

const directDebitFixture = defineFixture({
  title: 'A company charges an account of the customer, or its card if the medium is DEBIT',
  params: (subject) => ({
    merchant: choice('company', companies, { example: EXAMPLE.merchant }),
    reference: reference({ example: EXAMPLE.reference }),
    account: chargedAccount(subject),
    medium: medium(),
  }),
  fields: { account_key: 'account', [`${PROPERTIES_PATH}reference`]: 'reference' },
  apply: (tx, { customer, now }, { merchant, reference: text, account, medium: paymentType }) => {
    const from = findOwnedAccount(tx, customer, account);
    numberOf({ reader: tx, customer, now }, account, paymentType);
    const company = merchantOf(merchant);
    const { merchantKey } = company;
    const number = referenceFor(company, text);
    const active = activeDebitsOf(tx, customer);
    const isSameDebit = (each: DirectDebit) =>
      each.merchantKey === merchantKey &&
      each.reference === number &&
      each.from.account === account &&
      each.paymentType === paymentType;
    if (active.some(isSameDebit)) return;
    checkNotTaken({ merchantKey, reference: number }, active);
    const debit = {
      key: nextKey(tx, 'direct-debit'),
      customer,
      confirmationNumber: nextFolio(tx),
      orderedAt: now,
      paymentType,
      from: storedAccount(from),
      mediaTypeNumber: checkMedium(from, paymentType),
      merchantKey,
      reference: number,
      values: [],
    };
    plan(tx, debit, firstOccurrence(debit, now), bankDate(now));
  },
});

const disabledMediumFixture = defineFixture({
  title: 'Companies may not charge an account, or its card if the medium is DEBIT',
  params: (subject) => ({ account: chargedAccount(subject), medium: medium() }),
  apply: (tx, { customer, now }, { account, medium: media_type }) => {
    const media_type_number = numberOf({ reader: tx, customer, now }, account, media_type);
    change(tx, { customer, now }, { media_type, media_type_number, status: 'DISABLED' });
  },
});

const unpaidDebitsOf = ({ reader, customer, now }: FixtureSubject) =>
  activeDebitsOf(reader, customer).flatMap((debit) => {
    const next = nextUnpaidOccurrence(reader, debit, bankDate(now));
    return next ? [{ debit, occurrence: next.occurrence }] : [];
  });

const rejectionFixture = defineFixture({
  title: 'The charge of the next unpaid bill of a direct debit failed today and is not retried',
  params: (subject) => ({
    payment: choice(
      'direct debit',
      unpaidDebitsOf(subject).map(({ debit }) => debit.key),
    ),
    reason: z.prefault(
      text({ max: 500, example: 'No hubo saldo.' }),
      'Saldo insuficiente en la cuenta origen.',
    ),
  }),
  apply: (tx, { customer, now }, { payment, reason }) => {
    const unpaid = unpaidDebitsOf({ reader: tx, customer, now }).find(({ debit }) => debit.key === payment);
    if (!unpaid) return;
    const { debit, occurrence } = unpaid;
    const { lastCharge } = debit;
    // A second call must not fail the bill after it too.
    if (lastCharge?.status === 'REJECTED' && lastCharge.date === bankDate(now))
      tx.put(directDebits, { ...debit, lastCharge: { ...lastCharge, reason } });
    else rejectCharge(tx, debit, { occurrence, reason, at: now });
  },
});

export const preauthorizedPaymentFixtures = {
  'preauthorized-payments.exists': directDebitFixture,
  'preauthorized-payments.disabled': disabledMediumFixture,
  'preauthorized-payments.charge-rejected': rejectionFixture,
};
