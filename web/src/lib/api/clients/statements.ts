import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { statements } from '#contract/statements';
import { clientOptions } from '../client';

export const statementsApi = initTsrReactQuery(statements, clientOptions);
