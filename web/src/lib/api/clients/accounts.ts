import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { accounts } from '#contract/accounts';
import { clientOptions } from '../client';

export const accountsApi = initTsrReactQuery(accounts, clientOptions);
