import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { savingPrograms } from '#contract/saving-programs';
import { clientOptions } from '../client';

export const savingProgramsApi = initTsrReactQuery(savingPrograms, clientOptions);
