import { type CallCases, callWith } from '#bank/testing/call-case';
import { from } from '#bank/testing/holders';

export const calls: CallCases = {
  'accounts.get': callWith({ from }, ({ key }) => ({
    path: `/api/accounts/v2/accounts/${key('from')}`,
    status: 200,
  })),
  'accounts.transactions': callWith({ from }, ({ key }) => ({
    path: `/api/accounts/v2/accounts/${key('from')}/transactions`,
    status: 200,
  })),
};
