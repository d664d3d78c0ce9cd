import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#web/lib/api/client.ts';
import { transfersApi } from '#web/lib/api/clients/transfers.ts';
import { loadReceipt } from '../transfers/shared/api';

export const setUp = () => unwrap(transfersApi.setup.mutate({ body: { transfer_type: 'onetime' } }));

export const setupQuery = (visitId: string) =>
  queryOptions({
    queryKey: ['easy-payment', visitId],
    queryFn: setUp,
    staleTime: 'static',
    gcTime: 0,
    retry: false,
  });

/** Query of the receipt of a payment by its key; null if it cannot be read. */
export const paymentOutcomeQuery = (transferKey: string) =>
  queryOptions({
    queryKey: ['easy-payment', transferKey],
    queryFn: () => loadReceipt(transferKey).catch(() => null),
    gcTime: 0,
  });

type PaymentBody = Parameters<typeof transfersApi.execute.mutate>[0]['body'];

export const pay = (transferKey: string, body: PaymentBody) =>
  unwrap(transfersApi.execute.mutate({ params: { transferKey }, body }));
