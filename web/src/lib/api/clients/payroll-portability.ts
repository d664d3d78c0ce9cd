import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { payrollPortability } from '#contract/payroll-portability';
import { clientOptions } from '../client';

export const payrollPortabilityApi = initTsrReactQuery(payrollPortability, clientOptions);
