import { isOpen } from '#contract/shared/portability';
import { keptAccount } from '../../ground/accounts/kept-account';
import { ownAccount } from '../../ground/accounts/views';
import type { Situation } from '../../ground/noun/noun';
import { nextFolio } from '../../ground/operation/folio';
import { Refusal } from '../../ground/refusal/refusal';
import { own } from '../../ground/store/own';
import { nextKey } from '../../ground/store/sequence';
import { begin, end } from './progress';
import { portabilityRequests } from './request';
import { checkPaying, checkReceiving } from './rules';

/** Asked for now: that what is paid to `clabe` be paid into `account`. */
const exists: Situation = (tx, { customer, now, given: { account = '', clabe = '' } }) => {
  const receiving = ownAccount(tx, customer, account);
  checkReceiving(receiving);
  const institution = checkPaying({
    third_party: clabe.slice(0, 3),
    third_party_account_type: 'CLABE',
    third_party_account_number: clabe,
  });
  begin(tx, {
    key: nextKey(tx, 'portability'),
    customer,
    confirmationNumber: nextFolio(tx),
    orderedAt: now,
    to: keptAccount(receiving),
    institution: institution.id,
    type: 'CLABE',
    number: clabe,
    birthdate: '1991-03-14',
  });
};

/** The paying bank has answered `request`, by its key: it rejects it for `reason`, and accepts it without one. */
const answered: Situation = (tx, { customer, now, given: { request = '', reason } }) => {
  const asked = own(tx, portabilityRequests, customer, request);
  if (!isOpen(asked.status)) throw new Refusal('CZ_NOT_CANCELLABLE');
  end(
    tx,
    asked,
    reason === undefined ? { status: 'ACCEPTED', at: now } : { status: 'REJECTED', at: now, reason },
  );
};

export const payrollPortabilitySituations = {
  'payroll-portability.exists': exists,
  'payroll-portability.answered': answered,
};
