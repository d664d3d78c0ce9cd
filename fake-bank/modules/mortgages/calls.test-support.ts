import { type CallCases, callWith } from '#bank/testing/call-case';
import { mortgage } from '#bank/testing/holders';

export const calls: CallCases = {
  'mortgages.get': callWith({ mortgage }, ({ key }) => ({
    path: `/api/mortgages/v2/mortgages/${key('mortgage')}`,
    status: 200,
  })),
  'mortgages.transactions': callWith({ mortgage }, ({ key }) => ({
    path: `/api/mortgages/v2/mortgages/${key('mortgage')}/transactions`,
    status: 200,
  })),
};
