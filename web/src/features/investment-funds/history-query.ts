import * as z from 'zod/mini';
import { FundOperationType } from '#contract/domain/fund';
import { valid } from '#web/patterns/history/filters.ts';
import { type Period, periodOf, periodQuery } from '#web/patterns/history/period.ts';

/** What the bank tells apart: what is to be made, and what was. */
export const FundFilterStatus = z.enum(['SCHEDULED', 'PROCESSED']);

/** The filters as the form and the address hold them; '' is any. */
export type FundFilters = Period & { operation_type: string; investment_status: string };

/** The filters of an address; what is none is left out. */
export const filtersOf = (address: URLSearchParams): FundFilters => ({
  ...periodOf(address),
  operation_type: valid(FundOperationType, address.get('operation_type') ?? '') ?? '',
  investment_status: valid(FundFilterStatus, address.get('investment_status') ?? '') ?? '',
});

/** The filters as the bank reads them. */
export const queryOf = (filters: FundFilters) => ({
  ...periodQuery(filters),
  operation_type: valid(FundOperationType, filters.operation_type),
  investment_status: valid(FundFilterStatus, filters.investment_status),
});
