import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { credit } from '#contract/credit';
import { clientOptions } from '../client';

export const creditApi = initTsrReactQuery(credit, clientOptions);
