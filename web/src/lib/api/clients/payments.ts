import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { payments } from '#contract/payments';
import { clientOptions } from '../client';

export const paymentsApi = initTsrReactQuery(payments, clientOptions);
