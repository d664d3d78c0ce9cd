import type { PreauthorizedPayments } from '#contract/preauthorized-payments';
import type { PreauthorizedReceipt } from '#contract/shared/preauthorized-payment';
import { bodyOf, dataOf, ok } from '../../api/client';
import { preauthorizedPaymentsApi } from '../../api/clients/preauthorized-payments';
import { DIRECT_DEBITS_KEY } from '../../payee-book/addresses';

const LIVING = { query: { automatic_payment: 'true' } } as const;
const ENDED = { query: { automatic_payment: 'false' } } as const;

/** Those that were not cancelled, and what they charge. */
export const useLiving = () =>
  preauthorizedPaymentsApi.list.useQuery({
    queryKey: [...DIRECT_DEBITS_KEY, 'living'],
    queryData: LIVING,
    select: bodyOf,
  });

/** Those that were cancelled. */
export const useEnded = () =>
  preauthorizedPaymentsApi.list.useQuery({
    queryKey: [...DIRECT_DEBITS_KEY, 'ended'],
    queryData: ENDED,
    select: dataOf,
  });

/** As the bank has them now, with a nonce that nothing is bound to. */
export const loadLiving = (): Promise<PreauthorizedPayments> =>
  ok(preauthorizedPaymentsApi.list.query(LIVING));

export const loadReceipt = (id: string): Promise<PreauthorizedReceipt> =>
  ok(preauthorizedPaymentsApi.receipt.query({ params: { id } }));

/** Of what was made: where it cannot be read, nobody may take that for a refusal. */
export const receiptOfDone = (id: string): Promise<PreauthorizedReceipt> =>
  loadReceipt(id).catch((cause) => {
    throw new TypeError(`${id} was made, and its receipt is not known`, { cause });
  });
