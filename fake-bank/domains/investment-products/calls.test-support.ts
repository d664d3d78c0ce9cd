import { type CallCases, callWith } from '../../testing/call-case';
import { portfolio } from '../../testing/holders';

export const calls: CallCases = {
  'investmentProducts.portfolio': callWith({ portfolio }, ({ key }) => ({
    path: `/api/investment-products/v1/investment-products/portfolios/${key('portfolio')}`,
    status: 200,
  })),
  'investmentProducts.investments': callWith({ portfolio }, ({ key }) => ({
    path: `/api/investment-products/v1/investment-products/portfolios/${key('portfolio')}/investments`,
    status: 200,
  })),
};
