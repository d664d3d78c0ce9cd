import { type CallCases, call, callWith, get } from '#bank/testing/call-case';
import { type Finding, from } from '#bank/testing/holders';
import { FEDERAL, PROPERTY, paidTax, TAX_PAYMENT, TAX_SERVICES } from '#bank/testing/tax';
import { isActive } from './records';

/** Finds a customer who has not activated federal taxes. */
const inactive: Finding = (reader, customer) => (isActive(reader, customer, 'SAT') ? undefined : customer);

export const calls: CallCases = {
  'taxes.validAccounts': get(`${TAX_PAYMENT}/valid-accounts?payment-type=SAT`),
  'taxes.services': get(`${TAX_SERVICES}?payment-type=SAT`),
  'taxes.activate': callWith({ inactive }, () => ({
    path: `${TAX_SERVICES}/activate?payment-type=SAT`,
    body: {},
    status: 200,
  })),
  'taxes.actionFields': call(() => ({
    path: `${TAX_PAYMENT}/action-fields`,
    body: { payment_type: 'SAT', capture_line: FEDERAL.capture_line },
    status: 200,
  })),
  'taxes.pay': callWith({ from }, ({ key }) => ({
    path: `${TAX_PAYMENT}?payment-type=CDMX`,
    body: { ...PROPERTY, from_account_key: key('from') },
    status: 200,
  })),
  'taxes.receipt': callWith({ paidTax }, ({ key }) => ({
    path: `${TAX_PAYMENT}/receipt/${key('paidTax')}`,
    status: 200,
  })),
};
