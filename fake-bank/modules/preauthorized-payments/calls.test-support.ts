import { ledgerAccounts } from '#bank/core/ledger/accounts';
import { type CallCases, call, callWith } from '#bank/testing/call-case';
import { type Finding, from, type Holder, token } from '#bank/testing/holders';
import {
  createDirectDebit,
  DIRECT_DEBITS,
  nonceOf,
  order,
  validateDirectDebit,
} from './direct-debit.test-support';

/** CLABE of the source account. */
const clabe: Finding = (reader, customer) => {
  const account = reader.get(ledgerAccounts, from(reader, customer) ?? '');
  return account?.kind === 'customer' ? account.clabe : undefined;
};

type Me = Holder<'from' | 'token'>;
const needs = { from, token };

const sourceAccount = ({ key }: Me) => ({ account_key: key('from') });
const create = (me: Me) => createDirectDebit(me.client, sourceAccount(me), me.key('token'));

export const calls: CallCases = {
  'preauthorizedPayments.list': call((client) => ({
    path: `${DIRECT_DEBITS}?customer_id=${client.key}&automatic_payment=true`,
    status: 200,
  })),
  'preauthorizedPayments.validate': callWith(needs, async (me) => ({
    path: `${DIRECT_DEBITS}/validations`,
    body: { ...order(me.client, sourceAccount(me)), nonce: await nonceOf(me.client) },
    status: 200,
  })),
  'preauthorizedPayments.confirm': callWith(needs, async (me) => ({
    path: `${DIRECT_DEBITS}/confirmations`,
    body: await validateDirectDebit(me.client, sourceAccount(me)),
    status: 200,
  })),
  'preauthorizedPayments.settings': callWith({ clabe }, ({ key }) => ({
    path: `${DIRECT_DEBITS}/settings`,
    body: { media_type: 'ACCOUNT', media_type_number: key('clabe'), status: 'DISABLED' },
    status: 200,
  })),
  'preauthorizedPayments.cancelMedium': callWith(needs, async (me) => {
    await create(me);
    const body = { cancellation_type: 'CANCELLATION_ACCOUNT', ...sourceAccount(me), merchant_id: 2008 };
    return {
      path: `${DIRECT_DEBITS}/account-debit`,
      body: { ...body, nonce: await nonceOf(me.client) },
      status: 200,
    };
  }),
  'preauthorizedPayments.cancelCompany': callWith(needs, async (me) => {
    await create(me);
    const body = { cancellation_type: 'CANCELLATION_COMPANY', ...sourceAccount(me), merchant_id: 2008 };
    return {
      path: `${DIRECT_DEBITS}/company`,
      body: { ...body, nonce: await nonceOf(me.client) },
      status: 200,
    };
  }),
  'preauthorizedPayments.receipt': callWith(needs, async (me) => ({
    path: `${DIRECT_DEBITS}/${await create(me)}/receipt`,
    status: 200,
  })),
};
