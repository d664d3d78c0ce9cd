import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { investmentProducts } from '#contract/investment-products';
import { clientOptions } from '../client';

export const investmentProductsApi = initTsrReactQuery(investmentProducts, clientOptions);
