import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { loans } from '#contract/loans';
import { clientOptions } from '../client';

export const loansApi = initTsrReactQuery(loans, clientOptions);
