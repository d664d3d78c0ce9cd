import { type CallCases, callWith } from '../../testing/call-case';
import { card } from '../../testing/holders';

export const calls: CallCases = {
  'rewards.get': callWith({ card }, ({ key }) => ({
    path: `/api/credit-card-account-rewards/v1/credit-accounts/${key('card')}/rewards`,
    status: 200,
  })),
};
