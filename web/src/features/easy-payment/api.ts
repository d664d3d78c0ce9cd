import { unwrap } from '#web/lib/api/client.ts';
import { transfersApi } from '#web/lib/api/clients/transfers.ts';

export const setUp = () => unwrap(transfersApi.setup.mutate({ body: { transfer_type: 'onetime' } }));

type PaymentBody = Parameters<typeof transfersApi.execute.mutate>[0]['body'];

export const pay = (transferKey: string, body: PaymentBody) =>
  unwrap(transfersApi.execute.mutate({ params: { transferKey }, body }));
