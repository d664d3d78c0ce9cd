import { type CallCases, callWith } from '../../testing/call-case';
import { fund } from '../../testing/holders';

export const calls: CallCases = {
  'investmentFunds.get': callWith({ fund }, ({ key }) => ({
    path: `/api/investment-funds/v2/investment-funds/${key('fund')}`,
    status: 200,
  })),
};
