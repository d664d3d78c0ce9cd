import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { recipients } from '#contract/recipients';
import { clientOptions } from '../client';

export const recipientsApi = initTsrReactQuery(recipients, clientOptions);
