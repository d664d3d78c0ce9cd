import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { mortgages } from '#contract/mortgages';
import { clientOptions } from '../client';

export const mortgagesApi = initTsrReactQuery(mortgages, clientOptions);
