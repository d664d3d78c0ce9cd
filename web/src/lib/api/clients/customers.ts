import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { customers } from '#contract/customers';
import { clientOptions } from '../client';

export const customersApi = initTsrReactQuery(customers, clientOptions);
