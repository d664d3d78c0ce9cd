import { type CallCases, callWith } from '#bank/testing/call-case';
import { card } from '#bank/testing/holders';

export const calls: CallCases = {
  'rewards.get': callWith({ card }, ({ key }) => ({
    path: `/api/credit-card-account-rewards/v1/credit-accounts/${key('card')}/rewards`,
    status: 200,
  })),
};
