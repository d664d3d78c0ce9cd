import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { donations } from '#contract/donations';
import { clientOptions } from '../client';

export const donationsApi = initTsrReactQuery(donations, clientOptions);
