import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { preauthorizedPayments } from '#contract/preauthorized-payments';
import { clientOptions } from '../client';

export const preauthorizedPaymentsApi = initTsrReactQuery(preauthorizedPayments, clientOptions);
