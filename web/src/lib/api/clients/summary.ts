import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { summary } from '#contract/summary';
import { clientOptions } from '../client';

export const summaryApi = initTsrReactQuery(summary, clientOptions);
