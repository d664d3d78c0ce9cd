import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { merchants } from '#contract/merchants';
import { clientOptions } from '../client';

export const merchantsApi = initTsrReactQuery(merchants, clientOptions);
