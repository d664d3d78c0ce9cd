import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { session } from '#contract/session';
import { clientOptions } from '../client';

export const sessionApi = initTsrReactQuery(session, clientOptions);
