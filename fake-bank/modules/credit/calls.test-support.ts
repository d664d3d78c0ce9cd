import { type CallCases, callWith } from '#bank/testing/call-case';
import { card, line } from '#bank/testing/holders';

export const calls: CallCases = {
  'credit.line': callWith({ line }, ({ key }) => ({
    path: `/api/credit/v3/credit/lines-of-credit/${key('line')}`,
    status: 200,
  })),
  'credit.lineTransactions': callWith({ line }, ({ key }) => ({
    path: `/api/credit/v3/credit/lines-of-credit/${key('line')}/transactions`,
    status: 200,
  })),
  'credit.card': callWith({ card }, ({ key }) => ({
    path: `/api/credit/v3/credit/credit-accounts/${key('card')}`,
    status: 200,
  })),
  'credit.cardTransactions': callWith({ card }, ({ key }) => ({
    path: `/api/credit/v3/credit/credit-accounts/${key('card')}/transactions`,
    status: 200,
  })),
};
