import { type CallCases, call, callWith } from '#bank/testing/call-case';
import { from, type Holder, recipient } from '#bank/testing/holders';
import {
  executeThirdParty,
  setUpThirdParty,
  THIRD_PARTIES,
  thirdPartyOrder,
  validateThirdParty,
} from '#bank/testing/third-party';

const gift = ({ key }: Holder<'from' | 'recipient'>) =>
  thirdPartyOrder({
    from_account_key: key('from'),
    to_recipient_key: key('recipient'),
    amount: { amount: 100, currency_code: 'MXN' },
  });

export const calls: CallCases = {
  'thirdParties.setup': call(() => ({
    path: THIRD_PARTIES,
    body: { transfer_type: 'onetime', transfer_category: 'SPEI' },
    status: 200,
  })),
  'thirdParties.validate': callWith({ from, recipient }, async (me) => {
    const { key, nonce } = await setUpThirdParty(me.client);
    return { path: `${THIRD_PARTIES}/${key}`, body: { ...gift(me), nonce, action: 'Validate' }, status: 200 };
  }),
  'thirdParties.execute': callWith({ from, recipient }, async (me) => {
    const operation = await setUpThirdParty(me.client);
    await validateThirdParty(me.client, operation, gift(me)).expect(200);
    await executeThirdParty(me.client, operation, gift(me)).expect(200);
    const body = { ...gift(me), nonce: operation.nonce };
    return { path: `${THIRD_PARTIES}/${operation.key}/execute`, body, status: 200 };
  }),
};
