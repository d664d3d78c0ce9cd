import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { locations } from '#contract/locations';
import { clientOptions } from '../client';

export const locationsApi = initTsrReactQuery(locations, clientOptions);
