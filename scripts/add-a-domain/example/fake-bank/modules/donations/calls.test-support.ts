import type { BankUnderTest } from '#bank/testing/bank-under-test';
import { type CallCases, call, callWith } from '#bank/testing/call-case';
import { from, type Holder, token } from '#bank/testing/holders';
import { DONATIONS, executionOf, makeDonation, order, setUp, validated } from './donation.test-support';

const needs = { from, token };
const source = ({ key }: Holder<'from' | 'token'>) => ({ from_account_key: key('from') });

export const calls: CallCases = {
  'donations.setup': call(() => ({ path: DONATIONS, body: {}, status: 200 })),
  'donations.validate': callWith(needs, async (me) => {
    const { key, nonce } = await setUp(me.client);
    return { path: `${DONATIONS}/${key}/validations`, body: { ...order(source(me)), nonce }, status: 200 };
  }),
  'donations.execute': callWith(needs, async (me) => {
    const { url, body } = executionOf(await validated(me.client, source(me)), source(me));
    return { path: url, body, status: 200 };
  }),
  'donations.receipt': callWith(needs, async (me) => {
    const { body } = await makeDonation(me.client, source(me), me.key('token'));
    return { path: `${DONATIONS}/${body.key}/receipt`, status: 200 };
  }),
};

/** Creates a row of each collection. */
export const populate = async (bank: BankUnderTest) => makeDonation(await bank.signIn('ana'));
