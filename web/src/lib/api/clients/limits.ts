import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { limits } from '#contract/limits';
import { clientOptions } from '../client';

export const limitsApi = initTsrReactQuery(limits, clientOptions);
