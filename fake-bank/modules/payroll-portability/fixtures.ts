import { DomainError } from '#bank/core/errors/domain-error';
import type { Fixture } from '#bank/core/module/module';
import { nextFolio } from '#bank/core/operations/folio';
import { findOwned } from '#bank/core/storage/find-owned';
import { nextKey } from '#bank/core/storage/sequence';
import { storedAccount } from '#bank/shared/accounts/stored-account';
import { findOwnedAccount } from '#bank/shared/accounts/views';
import { isOpen } from '#contract/rules/payroll-portability';
import { begin, end } from './progress';
import { portabilityRequests } from './request';
import { checkPaying, checkReceiving } from './rules';

/** Requests the payroll of `clabe` for `account`. */
const exists: Fixture = (tx, { customer, now, given: { account = '', clabe = '' } }) => {
  const receiving = findOwnedAccount(tx, customer, account);
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
    to: storedAccount(receiving),
    institution: institution.id,
    type: 'CLABE',
    number: clabe,
    birthdate: '1991-03-14',
  });
};

/** Answers `request`: rejected if there is a `reason`, else accepted. */
const answered: Fixture = (tx, { customer, now, given: { request = '', reason } }) => {
  const asked = findOwned(tx, portabilityRequests, customer, request);
  if (!isOpen(asked.status)) throw new DomainError('CZ_NOT_CANCELLABLE');
  end(
    tx,
    asked,
    reason === undefined ? { status: 'ACCEPTED', at: now } : { status: 'REJECTED', at: now, reason },
  );
};

export const payrollPortabilityFixtures = {
  'payroll-portability.exists': exists,
  'payroll-portability.answered': answered,
};
