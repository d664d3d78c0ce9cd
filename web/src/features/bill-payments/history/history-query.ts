import * as z from 'zod/mini';
import { type PaymentOperation, TaxOperation } from '#contract/domain/payment';
import { billTypesOf, PayeeCategory } from '#contract/payees';
import { FilterStatus } from '#contract/payments';
import { valid } from '#web/patterns/history/filters.ts';
import { type Period, periodOf, periodQuery } from '#web/patterns/history/period.ts';

/** What the customer tells apart; the bank tells bills apart too. */
const Category = z.enum([...PayeeCategory.options, 'tax']);

const operations: Record<z.infer<typeof Category>, readonly PaymentOperation[]> = {
  ...billTypesOf,
  tax: TaxOperation.options,
};

/** The filters as the form and the address hold them; '' is any. */
export type PaymentFilters = Period & { bill_type: string; payment_status: string; payee_key: string };

/** The filters of an address; what is none is left out. */
export const filtersOf = (address: URLSearchParams): PaymentFilters => ({
  ...periodOf(address),
  bill_type: valid(Category, address.get('bill_type') ?? '') ?? '',
  payment_status: valid(FilterStatus, address.get('payment_status') ?? '') ?? '',
  payee_key: address.get('payee_key') ?? '',
});

/** What is paid, of the filters as the bank reads them: neither when nor how far it got. */
export function subjectQuery(filters: PaymentFilters) {
  const category = valid(Category, filters.bill_type);
  return {
    bill_type: category && operations[category].join(','),
    payee_key: filters.payee_key || undefined,
  };
}

/** The filters as the bank reads them. */
export const queryOf = (filters: PaymentFilters) => ({
  ...periodQuery(filters),
  ...subjectQuery(filters),
  payment_status: valid(FilterStatus, filters.payment_status),
});
