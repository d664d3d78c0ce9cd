import * as z from 'zod/mini';
import { FundOperationType } from '#contract/domain/fund';
import { validValue } from '#web/patterns/history/filters.ts';
import { type Period, periodOf, periodQuery } from '#web/patterns/history/period.ts';

/** Statuses that the bank can filter by. */
export const FundFilterStatus = z.enum(['SCHEDULED', 'PROCESSED']);

export type FundFilters = Period & { operation_type: string; investment_status: string };

export const filtersOf = (address: URLSearchParams): FundFilters => ({
  ...periodOf(address),
  operation_type: validValue(FundOperationType, address.get('operation_type') ?? '') ?? '',
  investment_status: validValue(FundFilterStatus, address.get('investment_status') ?? '') ?? '',
});

export const queryOf = (filters: FundFilters) => ({
  ...periodQuery(filters),
  operation_type: validValue(FundOperationType, filters.operation_type),
  investment_status: validValue(FundFilterStatus, filters.investment_status),
});
