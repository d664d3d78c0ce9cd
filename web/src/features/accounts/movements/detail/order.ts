import { queryOptions, skipToken } from '@tanstack/react-query';
import type { MovementOperation } from '#contract/accounts';
import type { OperationKind } from '#contract/domain/operation-kind';
import { OWN_TRANSFER, thirdPartyBase } from '#web/lib/addresses/transfers.ts';
import type { OrderContext, OrderKind } from './order-kind';
import { paymentOrder } from './payment-order';
import { transferOrder } from './transfer-order';

const orderKinds: Readonly<Record<OperationKind, OrderKind>> = {
  'OWN': transferOrder(OWN_TRANSFER),
  'spei': transferOrder(thirdPartyBase('spei')),
  'same-bank': transferOrder(thirdPartyBase('same-bank')),
  'credits': transferOrder(thirdPartyBase('credits')),
  'cards': transferOrder(thirdPartyBase('cards')),
  'WITHRECEIPT': paymentOrder('WITHRECEIPT'),
  'WITHOUTRECEIPT': paymentOrder('WITHOUTRECEIPT'),
  'MOBILETOPUP': paymentOrder('MOBILETOPUP'),
  'SAT': paymentOrder('SAT'),
  'CDMX': paymentOrder('CDMX'),
};

/** Another bank may have kinds that the client does not know. */
const knownKinds: ReadonlyMap<string, OrderKind> = new Map(Object.entries(orderKinds));

/** Flow that shows the order's receipt; undefined for kinds unknown to the client. */
export const baseOf = ({ kind }: MovementOperation): string | undefined => knownKinds.get(kind)?.base;

export function orderQuery({ kind, key }: MovementOperation, context: OrderContext) {
  const orderKind = knownKinds.get(kind);
  return queryOptions({
    queryKey: ['orders', kind, key, context.movement.key, context.account],
    queryFn: orderKind ? () => orderKind.load(key, context) : skipToken,
  });
}
