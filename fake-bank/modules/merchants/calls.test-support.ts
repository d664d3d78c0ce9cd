import { type CallCases, callWith, get } from '#bank/testing/call-case';
import { merchant, service } from '#bank/testing/holders';
import { MERCHANTS } from '#bank/testing/payee';

export const calls: CallCases = {
  'merchants.list': get(`${MERCHANTS}?name=luz&bill_type=WITHRECEIPT,WITHOUTRECEIPT`),
  'merchants.actionFields': get(
    `${MERCHANTS}/universidad-alameda/action-fields?bill_type=WITHOUTRECEIPT&action_type=CREATE`,
  ),
  'merchants.allowedAmounts': get(`${MERCHANTS}/bruma-cel/allowed-amounts?bill_type=MOBILETOPUP`),
  'merchants.bills': callWith({ service, merchant }, ({ key }) => ({
    path: `${MERCHANTS}/${key('merchant')}/bills?bill_type=WITHRECEIPT&payee_key=${key('service')}`,
    status: 200,
  })),
};
