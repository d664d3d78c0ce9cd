import * as z from 'zod/mini';
import { type PaymentOperation, TaxOperation } from '#contract/domain/payment';
import { billTypesOf, PayeeCategory } from '#contract/payees';
import { FilterStatus } from '#contract/payments';
import { validValue } from '#web/patterns/history/filters.ts';
import { type Period, periodOf, periodQuery } from '#web/patterns/history/period.ts';

/** Categories offered as filters; each covers one or more operations of the bank. */
const Category = z.enum([...PayeeCategory.options, 'tax']);

const operations: Record<z.infer<typeof Category>, readonly PaymentOperation[]> = {
  ...billTypesOf,
  tax: TaxOperation.options,
};

export type PaymentFilters = Period & { bill_type: string; payment_status: string; payee_key: string };

export const filtersOf = (address: URLSearchParams): PaymentFilters => ({
  ...periodOf(address),
  bill_type: validValue(Category, address.get('bill_type') ?? '') ?? '',
  payment_status: validValue(FilterStatus, address.get('payment_status') ?? '') ?? '',
  payee_key: address.get('payee_key') ?? '',
});

/** Filters by payee and category, without period and status. */
export function subjectQuery(filters: PaymentFilters) {
  const category = validValue(Category, filters.bill_type);
  return {
    bill_type: category && operations[category].join(','),
    payee_key: filters.payee_key || undefined,
  };
}

export const queryOf = (filters: PaymentFilters) => ({
  ...periodQuery(filters),
  ...subjectQuery(filters),
  payment_status: validValue(FilterStatus, filters.payment_status),
});
