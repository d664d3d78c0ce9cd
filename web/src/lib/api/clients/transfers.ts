import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { transfers } from '#contract/transfers';
import { clientOptions } from '../client';

export const transfersApi = initTsrReactQuery(transfers, clientOptions);
