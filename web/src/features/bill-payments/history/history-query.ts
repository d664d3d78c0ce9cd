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

export const filtersOf = (searchParams: URLSearchParams): PaymentFilters => ({
  ...periodOf(searchParams),
  bill_type: validValue(Category, searchParams.get('bill_type') ?? '') ?? '',
  payment_status: validValue(FilterStatus, searchParams.get('payment_status') ?? '') ?? '',
  payee_key: searchParams.get('payee_key') ?? '',
});

/** Returns the query for payee and category, without period and status. */
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
