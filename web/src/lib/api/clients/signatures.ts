import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { signatures } from '#contract/signatures';
import { clientOptions } from '../client';

export const signaturesApi = initTsrReactQuery(signatures, clientOptions);
