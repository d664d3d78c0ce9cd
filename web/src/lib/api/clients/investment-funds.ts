import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { investmentFunds } from '#contract/investment-funds';
import { clientOptions } from '../client';

export const investmentFundsApi = initTsrReactQuery(investmentFunds, clientOptions);
