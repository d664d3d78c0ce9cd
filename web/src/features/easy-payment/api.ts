import { ok } from '../../api/client';
import { transfersApi } from '../../api/clients/transfers';

export const setUp = () => ok(transfersApi.setup.mutate({ body: { transfer_type: 'onetime' } }));

type PaymentBody = Parameters<typeof transfersApi.execute.mutate>[0]['body'];

export const pay = (transferKey: string, body: PaymentBody) =>
  ok(transfersApi.execute.mutate({ params: { transferKey }, body }));
