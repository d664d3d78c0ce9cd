import type { PreauthorizedReceipt } from '#contract/domain/preauthorized-payment';
import type { PreauthorizedPayments } from '#contract/preauthorized-payments';
import { selectBody, selectData, unwrap } from '#web/lib/api/client.ts';
import { preauthorizedPaymentsApi } from '#web/lib/api/clients/preauthorized-payments.ts';
import { DIRECT_DEBITS_KEY } from '../shared/payees/addresses';

const LIVING = { query: { automatic_payment: 'true' } } as const;
const ENDED = { query: { automatic_payment: 'false' } } as const;

/** Active direct debits and the accounts or cards that they charge. */
export const useActiveDebits = () =>
  preauthorizedPaymentsApi.list.useQuery({
    queryKey: [...DIRECT_DEBITS_KEY, 'living'],
    queryData: LIVING,
    select: selectBody,
  });

export const useCancelledDebits = () =>
  preauthorizedPaymentsApi.list.useQuery({
    queryKey: [...DIRECT_DEBITS_KEY, 'ended'],
    queryData: ENDED,
    select: selectData,
  });

/** Reads the active direct debits with an unused nonce. */
export const loadActiveDebits = (): Promise<PreauthorizedPayments> =>
  unwrap(preauthorizedPaymentsApi.list.query(LIVING));

export const loadReceipt = (id: string): Promise<PreauthorizedReceipt> =>
  unwrap(preauthorizedPaymentsApi.receipt.query({ params: { id } }));

/** After success, a failed read must not look like a rejection, so it throws a TypeError. */
export const receiptOfDone = (id: string): Promise<PreauthorizedReceipt> =>
  loadReceipt(id).catch((cause) => {
    throw new TypeError(`${id} was made, and its receipt is not known`, { cause });
  });
