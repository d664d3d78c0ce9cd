import { occurrenceAfter } from '#bank/core/calendar/recurrence';
import { fieldError } from '#bank/core/errors/domain-error';
import type { Fixture } from '#bank/core/module/module';
import { nextFolio } from '#bank/core/operations/folio';
import { findOwned } from '#bank/core/storage/find-owned';
import { nextKey } from '#bank/core/storage/sequence';
import { storedAccount } from '#bank/shared/accounts/stored-account';
import { findOwnedAccount } from '#bank/shared/accounts/views';
import { merchantOf } from '#bank/shared/merchants/merchants';
import { directDebits } from '#bank/shared/payments/direct-debit';
import { bankDate } from '#contract/domain/dates';
import { ChargedMedium } from '#contract/domain/preauthorized-payment';
import { numberOf } from '#contract/rules/preauthorized-payments';
import { change } from './changes';
import { firstOccurrence, plan, recurrenceOf } from './charge-plan';
import { checkMedium } from './rules';

function mediumNamed(name = 'ACCOUNT'): ChargedMedium {
  const found = ChargedMedium.safeParse(name);
  if (!found.success) throw fieldError('given.medium', 'No hay un medio así.');
  return found.data;
}

/** Lets `merchant` charge `account` (or its card, if `medium` is DEBIT) for `reference`. */
const exists: Fixture = (
  tx,
  { customer, now, given: { merchant = '', reference = '', account = '', medium } },
) => {
  const from = findOwnedAccount(tx, customer, account);
  const paymentType = mediumNamed(medium);
  const { merchantKey } = merchantOf(merchant);
  const debit = {
    key: nextKey(tx, 'direct-debit'),
    customer,
    confirmationNumber: nextFolio(tx),
    orderedAt: now,
    paymentType,
    from: storedAccount(from),
    mediaTypeNumber: checkMedium(from, paymentType),
    merchantKey,
    reference,
    values: [],
  };
  plan(tx, debit, firstOccurrence(debit, now), bankDate(now));
};

/** Disables charges to `account`, or to its card if `medium` is DEBIT. */
const disabled: Fixture = (tx, { customer, now, given: { account = '', medium } }) => {
  const media_type = mediumNamed(medium);
  const media_type_number = numberOf(findOwnedAccount(tx, customer, account), media_type) ?? '';
  change(tx, { customer, now }, { media_type, media_type_number, status: 'DISABLED' });
};

/** Makes the last charge of `payment` fail today with `reason`, without a retry. */
const rejected: Fixture = (tx, { customer, now, given: { payment = '', reason } }) => {
  const debit = findOwned(tx, directDebits, customer, payment);
  const { turn } = debit;
  const after = tx.put(directDebits, {
    ...debit,
    lastCharge: {
      date: bankDate(now),
      status: 'REJECTED',
      reason: reason ?? 'Saldo insuficiente en la cuenta origen.',
    },
  });
  const isRetry = turn !== undefined && turn.tries > 0;
  if (isRetry) plan(tx, after, occurrenceAfter(recurrenceOf(debit), turn, 'wrong'), bankDate(now));
};

export const preauthorizedPaymentFixtures = {
  'preauthorized-payments.exists': exists,
  'preauthorized-payments.disabled': disabled,
  'preauthorized-payments.charge-rejected': rejected,
};
