import { type CallCases, call, callWith, get } from '#bank/testing/call-case';
import { service } from '#bank/testing/holders';
import { newService, PAYEES } from '#bank/testing/payee';

export const calls: CallCases = {
  'payees.list': get(`${PAYEES}?bill_type=WITHRECEIPT`),
  'payees.fields': callWith({ service }, ({ key }) => ({
    path: `${PAYEES}/${key('service')}/fields`,
    status: 200,
  })),
  'payees.create': call(() => ({ path: PAYEES, body: newService(), status: 200 })),
  'payees.edit': callWith({ service }, ({ key }) => ({
    path: `${PAYEES}/${key('service')}?bill_type=WITHRECEIPT`,
    body: { nickname: 'Otro nombre' },
    status: 200,
  })),
  'payees.remove': callWith({ service }, ({ key }) => ({
    path: `${PAYEES}/${key('service')}?bill_type=WITHRECEIPT`,
    status: 204,
  })),
};
