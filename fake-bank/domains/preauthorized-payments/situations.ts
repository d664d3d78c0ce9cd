import { bankDate } from '#contract/shared/dates';
import { ChargedMedium } from '#contract/shared/preauthorized-payment';
import { keptAccount } from '../../ground/accounts/kept-account';
import { ownAccount } from '../../ground/accounts/views';
import { turnAfter } from '../../ground/calendar/recurrence';
import { merchantOf } from '../../ground/merchants/merchants';
import type { Situation } from '../../ground/noun/noun';
import { nextFolio } from '../../ground/operation/folio';
import { directDebits } from '../../ground/payment-book/direct-debit';
import { fieldRefusal } from '../../ground/refusal/refusal';
import { own } from '../../ground/store/own';
import { nextKey } from '../../ground/store/sequence';
import { change } from './changes';
import { firstTurn, plan, recurrenceOf } from './plan';
import { checkMedium, numberOf } from './rules';

function mediumNamed(name = 'ACCOUNT'): ChargedMedium {
  const found = ChargedMedium.safeParse(name);
  if (!found.success) throw fieldRefusal('given.medium', 'No hay un medio así.');
  return found.data;
}

/** The company `merchant` charges `account`, or its card with `medium` DEBIT, for the number `reference`. */
const exists: Situation = (
  tx,
  { customer, now, given: { merchant = '', reference = '', account = '', medium } },
) => {
  const from = ownAccount(tx, customer, account);
  const paymentType = mediumNamed(medium);
  const { merchantKey } = merchantOf(merchant);
  const debit = {
    key: nextKey(tx, 'direct-debit'),
    customer,
    confirmationNumber: nextFolio(tx),
    orderedAt: now,
    paymentType,
    from: keptAccount(from),
    mediaTypeNumber: checkMedium(from, paymentType),
    merchantKey,
    reference,
    values: [],
  };
  plan(tx, debit, firstTurn(debit, now), bankDate(now));
};

/** Nobody may charge `account`, or its card with `medium` DEBIT. */
const disabled: Situation = (tx, { customer, now, given: { account = '', medium } }) => {
  const media_type = mediumNamed(medium);
  const media_type_number = numberOf(ownAccount(tx, customer, account), media_type) ?? '';
  change(tx, { customer, now }, { media_type, media_type_number, status: 'DISABLED' });
};

/** The last charge of `payment`, by its key, was not made: today, for `reason`. It is not tried again. */
const rejected: Situation = (tx, { customer, now, given: { payment = '', reason } }) => {
  const debit = own(tx, directDebits, customer, payment);
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
  if (isRetry) plan(tx, after, turnAfter(recurrenceOf(debit), turn, 'wrong'), bankDate(now));
};

export const preauthorizedPaymentSituations = {
  'preauthorized-payments.exists': exists,
  'preauthorized-payments.disabled': disabled,
  'preauthorized-payments.charge-rejected': rejected,
};
