import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { payees } from '#contract/payees';
import { clientOptions } from '../client';

export const payeesApi = initTsrReactQuery(payees, clientOptions);
