import type { NewPayee, PayeeEdit } from '#contract/payees';
import type { BillType } from '#contract/shared/payment';
import { noteDone } from '../../ground/activity/activity';
import type { SignedBy } from '../../ground/call/signed-by';
import { merchantOf } from '../../ground/merchants/merchants';
import { executeWhenSigned, type SignedOutcome } from '../../ground/operation/signed';
import { ownPayee, type Payee, payees, payeesOf } from '../../ground/parties/payees';
import { rejectScheduledTo } from '../../ground/payment-book/schedule';
import { fieldRefusal } from '../../ground/refusal/refusal';
import { nextKey } from '../../ground/store/sequence';
import type { Reader, Transaction } from '../../ground/store/transaction';
import { checkEdit, checkNew } from './rules';
import { checkTokenRested, noteToken } from './token-rest';

/** A payee of this customer, and of the kind that the query names, where it names one. */
function payeeAsked(
  reader: Reader,
  customer: string,
  { key, billType }: { key: string; billType: BillType | undefined },
): Payee {
  const payee = ownPayee(reader, customer, key);
  if (billType !== undefined && merchantOf(payee.merchantKey).billType !== billType) {
    throw fieldRefusal('bill_type', 'Este servicio se paga de otra forma.');
  }
  return payee;
}

/** Saves a payee, which can be paid at once. `wall` is the real time, for which a token shows one value. */
export const create = (tx: Transaction, by: SignedBy & { wall: number }, body: NewPayee): SignedOutcome =>
  executeWhenSigned(tx, by, body, {
    check: () => checkNew(body, payeesOf(tx, by.customer)),
    make: (checked) => {
      checkTokenRested(tx, by);
      noteToken(tx, by);
      noteDone(tx, by, 'PAYEE', `Guardaste el servicio ${checked.nickname}`);
      const { customer } = by;
      return tx.put(payees, { ...checked, key: nextKey(tx, 'payee'), customer, status: 'ACTIVE' }).key;
    },
  });

type Asked = { key: string; billType: BillType | undefined };

/** Changes a payee. What is scheduled to a number that it no longer has is not made. */
export const edit = (tx: Transaction, by: SignedBy, asked: Asked, body: PayeeEdit): SignedOutcome =>
  executeWhenSigned(tx, by, body, {
    check: () => {
      const payee = payeeAsked(tx, by.customer, asked);
      const others = payeesOf(tx, by.customer).filter(({ key }) => key !== payee.key);
      return checkEdit(payee, body, others);
    },
    make: (edited) => {
      const before = ownPayee(tx, by.customer, edited.key);
      const moved = before.reference !== edited.reference || before.merchantKey !== edited.merchantKey;
      if (moved)
        rejectScheduledTo(tx, edited, { at: by.now, reason: 'Cambiaste el número de este servicio.' });
      noteDone(tx, by, 'PAYEE', `Cambiaste el servicio ${edited.nickname}`);
      return tx.put(payees, edited).key;
    },
  });

/** What is scheduled to a payee that is removed is not made: it says so at once. */
export function remove(
  tx: Transaction,
  { customer, now }: { customer: string; now: number },
  asked: Asked,
): void {
  const payee = payeeAsked(tx, customer, asked);
  tx.delete(payees, payee.key);
  noteDone(tx, { customer, now }, 'PAYEE', `Eliminaste el servicio ${payee.nickname}`);
  rejectScheduledTo(tx, payee, { at: now, reason: 'Eliminaste este servicio de los que tienes guardados.' });
}
