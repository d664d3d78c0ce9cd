import { type CallCases, call, callWith } from '#bank/testing/call-case';
import { from, type Holder, to } from '#bank/testing/holders';
import { order, setUp, TRANSFERS, transfer, validate } from '#bank/testing/own-transfer';

type Me = Holder<'from' | 'to'>;

const accountKeys = ({ key }: Me) => ({ from_account_key: key('from'), to_account_key: key('to') });
const orderOf = (me: Me) => order(accountKeys(me));
const madeTransfer = (me: Me) => transfer(me.client, accountKeys(me));

export const calls: CallCases = {
  'transfers.setup': call(() => ({ path: TRANSFERS, body: { transfer_type: 'onetime' }, status: 200 })),
  'transfers.validate': callWith({ from, to }, async (me) => {
    const { key } = await setUp(me.client);
    return { path: `${TRANSFERS}/${key}`, body: { ...orderOf(me), action: 'Validate' }, status: 200 };
  }),
  'transfers.execute': callWith({ from, to }, async (me) => {
    const { key, nonce } = await setUp(me.client);
    await validate(me.client, key, orderOf(me)).expect(200);
    const body = { ...orderOf(me), action: 'Create', nonce };
    return { path: `${TRANSFERS}/${key}/execute`, body, status: 200 };
  }),
  'transfers.list': callWith({ from, to }, ({ key }) => ({
    path: `${TRANSFERS}?origin_account=${key('from')}&destination_account=${key('to')}`,
    status: 200,
  })),
  'transfers.receipt': callWith({ from, to }, async (me) => ({
    path: `${TRANSFERS}/${(await madeTransfer(me)).key}/receipt`,
    status: 200,
  })),
  'transfers.link': callWith({ from, to }, async (me) => ({
    path: `${TRANSFERS}/${(await madeTransfer(me)).key}/link`,
    status: 200,
  })),
  'transfers.cancel': callWith({ from, to }, async (me) => {
    const tomorrow = { transfer_type: 'schedule', start_date: '2026-11-24' } as const;
    const { key } = await transfer(me.client, { ...accountKeys(me), ...tomorrow });
    return { path: `${TRANSFERS}/${key}`, status: 204 };
  }),
};
