import { BankDate } from '#contract/shared/dates';
import { TransferStatus, TransferType } from '#contract/transfers';
import type { FieldErrors } from '../../forms/draft';

/** The filters as the form and the address hold them; '' is any. */
export type HistoryFilters = {
  start_date: string;
  end_date: string;
  transfer_type: string;
  transfer_status: string;
  origin_account: string;
  destination_account: string;
};

type Schema<Value> = { safeParse: (text: string) => { success: true; data: Value } | { success: false } };

const valid = <Value>(schema: Schema<Value>, text: string): Value | undefined => {
  const parsed = schema.safeParse(text);
  return parsed.success ? parsed.data : undefined;
};

/** The filters of an address; what is none is left out. */
export const filtersOf = (address: URLSearchParams): HistoryFilters => ({
  start_date: valid(BankDate, address.get('start_date') ?? '') ?? '',
  end_date: valid(BankDate, address.get('end_date') ?? '') ?? '',
  transfer_type: valid(TransferType, address.get('transfer_type') ?? '') ?? '',
  transfer_status: valid(TransferStatus, address.get('transfer_status') ?? '') ?? '',
  origin_account: address.get('origin_account') ?? '',
  destination_account: address.get('destination_account') ?? '',
});

/** The filters as the bank reads them. */
export const queryOf = (filters: HistoryFilters) => ({
  start_date: filters.start_date || undefined,
  end_date: filters.end_date || undefined,
  transfer_type: valid(TransferType, filters.transfer_type),
  transfer_status: valid(TransferStatus, filters.transfer_status),
  origin_account: filters.origin_account || undefined,
  destination_account: filters.destination_account || undefined,
});

export const checkFilters = ({ start_date, end_date }: HistoryFilters): FieldErrors<HistoryFilters> =>
  start_date !== '' && end_date !== '' && end_date < start_date
    ? { end_date: 'Elige una fecha igual o posterior a la inicial.' }
    : {};
