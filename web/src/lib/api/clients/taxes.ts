import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { taxes } from '#contract/taxes';
import { clientOptions } from '../client';

export const taxesApi = initTsrReactQuery(taxes, clientOptions);
