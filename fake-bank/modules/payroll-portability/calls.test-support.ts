import { type CallCases, call, callWith } from '#bank/testing/call-case';
import { from, type Holder, token } from '#bank/testing/holders';
import {
  PORTABILITY_PATH,
  portabilityRequest,
  requestPortability,
  setUpAndValidate,
  setUpPortability,
} from './portability.test-support';

const needs = { from, token };
type Me = Holder<'from' | 'token'>;

const receivingAccount = ({ key }: Me) => ({ account_key: key('from') });
const make = (me: Me) => requestPortability(me.client, receivingAccount(me), me.key('token'));

export const calls: CallCases = {
  'payrollPortability.setup': call((client) => ({
    path: PORTABILITY_PATH,
    body: { customer_id: client.key, portability_type: 'RECEIVE' },
    status: 200,
  })),
  'payrollPortability.list': call((client) => ({
    path: `${PORTABILITY_PATH}?customer_id=${client.key}`,
    status: 200,
  })),
  'payrollPortability.validate': callWith(needs, async (me) => {
    const { key, nonce } = await setUpPortability(me.client);
    const path = `${PORTABILITY_PATH}/${key}/validations`;
    return { path, body: { ...portabilityRequest(receivingAccount(me)), nonce }, status: 200 };
  }),
  'payrollPortability.confirm': callWith(needs, async (me) => {
    const { key, nonce } = await setUpAndValidate(me.client, receivingAccount(me));
    const path = `${PORTABILITY_PATH}/${key}/confirmations`;
    return { path, body: { ...portabilityRequest(receivingAccount(me)), nonce }, status: 200 };
  }),
  'payrollPortability.change': callWith(needs, async (me) => ({
    path: `${PORTABILITY_PATH}/${(await make(me)).key}`,
    body: { status: 'CANCELLED' },
    status: 200,
  })),
  'payrollPortability.receipt': callWith(needs, async (me) => ({
    path: `${PORTABILITY_PATH}/${(await make(me)).key}/receipt`,
    status: 200,
  })),
};
