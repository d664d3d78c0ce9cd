import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { references } from '#contract/references';
import { clientOptions } from '../client';

export const referencesApi = initTsrReactQuery(references, clientOptions);
