import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { thirdParties } from '#contract/third-parties';
import { clientOptions } from '../client';

export const thirdPartiesApi = initTsrReactQuery(thirdParties, clientOptions);
