import { type CallCases, callWith } from '#bank/testing/call-case';
import { loan } from '#bank/testing/holders';

export const calls: CallCases = {
  'loans.get': callWith({ loan }, ({ key }) => ({
    path: `/api/loans/v2/loans/personal-loans/${key('loan')}`,
    status: 200,
  })),
};
