import { TransferStatus, TransferType } from '#contract/transfers';
import { validValue } from '#web/patterns/history/filters.ts';
import { type Period, periodOf, periodQuery } from '#web/patterns/history/period.ts';

export type HistoryFilters = Period & {
  transfer_type: string;
  transfer_status: string;
  origin_account: string;
  destination_account: string;
};

export const filtersOf = (searchParams: URLSearchParams): HistoryFilters => ({
  ...periodOf(searchParams),
  transfer_type: validValue(TransferType, searchParams.get('transfer_type') ?? '') ?? '',
  transfer_status: validValue(TransferStatus, searchParams.get('transfer_status') ?? '') ?? '',
  origin_account: searchParams.get('origin_account') ?? '',
  destination_account: searchParams.get('destination_account') ?? '',
});

export const queryOf = (filters: HistoryFilters) => ({
  ...periodQuery(filters),
  transfer_type: validValue(TransferType, filters.transfer_type),
  transfer_status: validValue(TransferStatus, filters.transfer_status),
  origin_account: filters.origin_account || undefined,
  destination_account: filters.destination_account || undefined,
});
