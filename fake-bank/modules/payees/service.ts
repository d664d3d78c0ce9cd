import { type Actor, logSuccess } from '#bank/core/activity/activity';
import { fieldError } from '#bank/core/errors/domain-error';
import type { SignedBy } from '#bank/core/http/signed-by';
import { executeWhenSigned, type SignedOutcome } from '#bank/core/operations/execute-signed';
import type { Reader } from '#bank/core/storage/collection';
import { nextKey } from '#bank/core/storage/sequence';
import type { Transaction } from '#bank/core/storage/transaction';
import { merchantOf } from '#bank/shared/merchants/merchants';
import { findOwnedPayee, type Payee, payees, payeesOf } from '#bank/shared/parties/payees';
import { rejectScheduledTo } from '#bank/shared/payments/schedule';
import type { BillType } from '#contract/domain/payment';
import type { NewPayee, PayeeEdit } from '#contract/payees';
import { checkEdit, checkNew } from './rules';
import { checkTokenRested, recordTokenUse } from './token-rest';

/** Rejects a payee of another kind than `billType`. */
function requestedPayee(
  reader: Reader,
  customer: string,
  { key, billType }: { key: string; billType: BillType | undefined },
): Payee {
  const payee = findOwnedPayee(reader, customer, key);
  if (billType !== undefined && merchantOf(payee.merchantKey).billType !== billType) {
    throw fieldError('bill_type', 'Este servicio se paga de otra forma.');
  }
  return payee;
}

/** New payees are active at once. `systemClock` is real time, which determines the token's value. */
export const create = (
  tx: Transaction,
  by: SignedBy & { systemClock: number },
  body: NewPayee,
): SignedOutcome =>
  executeWhenSigned(tx, by, body, {
    check: () => checkNew(body, payeesOf(tx, by.customer)),
    make: (checked) => {
      checkTokenRested(tx, by);
      recordTokenUse(tx, by);
      logSuccess(tx, by, 'PAYEE', `Guardaste el servicio ${checked.nickname}`);
      const { customer } = by;
      return tx.put(payees, { ...checked, key: nextKey(tx, 'payee'), customer, status: 'ACTIVE' }).key;
    },
  });

type PayeeTarget = { key: string; billType: BillType | undefined };

/** Rejects the payee's scheduled payments if its number or merchant changes. */
export const edit = (tx: Transaction, by: SignedBy, target: PayeeTarget, body: PayeeEdit): SignedOutcome =>
  executeWhenSigned(tx, by, body, {
    check: () => {
      const payee = requestedPayee(tx, by.customer, target);
      const otherPayees = payeesOf(tx, by.customer).filter(({ key }) => key !== payee.key);
      return checkEdit(payee, body, otherPayees);
    },
    make: (edited) => {
      const before = findOwnedPayee(tx, by.customer, edited.key);
      const hasNewTarget = before.reference !== edited.reference || before.merchantKey !== edited.merchantKey;
      if (hasNewTarget)
        rejectScheduledTo(tx, edited, { at: by.now, reason: 'Cambiaste el número de este servicio.' });
      logSuccess(tx, by, 'PAYEE', `Cambiaste el servicio ${edited.nickname}`);
      return tx.put(payees, edited).key;
    },
  });

/** Deletes the payee and rejects its scheduled payments. */
export function remove(tx: Transaction, { customer, now }: Actor, target: PayeeTarget): void {
  const payee = requestedPayee(tx, customer, target);
  tx.delete(payees, payee.key);
  logSuccess(tx, { customer, now }, 'PAYEE', `Eliminaste el servicio ${payee.nickname}`);
  rejectScheduledTo(tx, payee, { at: now, reason: 'Eliminaste este servicio de los que tienes guardados.' });
}
