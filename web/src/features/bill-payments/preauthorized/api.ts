import type { PreauthorizedReceipt } from '#contract/domain/preauthorized-payment';
import type { PreauthorizedPayments } from '#contract/preauthorized-payments';
import { selectBody, selectData, unwrap } from '#web/lib/api/client.ts';
import { preauthorizedPaymentsApi } from '#web/lib/api/clients/preauthorized-payments.ts';
import { DIRECT_DEBITS_KEY } from '../shared/payees/addresses';

const LIVING = { query: { automatic_payment: 'true' } } as const;
const ENDED = { query: { automatic_payment: 'false' } } as const;

/** Those that were not cancelled, and what they charge. */
export const useActiveDebits = () =>
  preauthorizedPaymentsApi.list.useQuery({
    queryKey: [...DIRECT_DEBITS_KEY, 'living'],
    queryData: LIVING,
    select: selectBody,
  });

/** Those that were cancelled. */
export const useCancelledDebits = () =>
  preauthorizedPaymentsApi.list.useQuery({
    queryKey: [...DIRECT_DEBITS_KEY, 'ended'],
    queryData: ENDED,
    select: selectData,
  });

/** As the bank has them now, with a nonce that nothing is bound to. */
export const loadActiveDebits = (): Promise<PreauthorizedPayments> =>
  unwrap(preauthorizedPaymentsApi.list.query(LIVING));

export const loadReceipt = (id: string): Promise<PreauthorizedReceipt> =>
  unwrap(preauthorizedPaymentsApi.receipt.query({ params: { id } }));

/** Of what was made: where it cannot be read, nobody may take that for a refusal. */
export const receiptOfDone = (id: string): Promise<PreauthorizedReceipt> =>
  loadReceipt(id).catch((cause) => {
    throw new TypeError(`${id} was made, and its receipt is not known`, { cause });
  });
