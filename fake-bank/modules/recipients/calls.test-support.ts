import { type CallCases, call, callWith } from '#bank/testing/call-case';
import { from, recipient } from '#bank/testing/holders';
import { newRecipient, RECIPIENTS } from '#bank/testing/recipient';

export const calls: CallCases = {
  'recipients.list': callWith({ from }, ({ key }) => ({
    path: `${RECIPIENTS}?origin_product_id=${key('from')}`,
    status: 200,
  })),
  'recipients.create': call(() => ({ path: RECIPIENTS, body: newRecipient(), status: 200 })),
  'recipients.edit': callWith({ recipient }, ({ key }) => ({
    path: `${RECIPIENTS}/${key('recipient')}`,
    body: { alias: 'Otro nombre' },
    status: 200,
  })),
  'recipients.remove': callWith({ recipient }, ({ key }) => ({
    path: `${RECIPIENTS}/${key('recipient')}`,
    status: 204,
  })),
};
