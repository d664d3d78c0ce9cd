import { Badge } from '@chakra-ui/react/badge';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { FileText, Repeat } from 'lucide-react';
import { useParams } from 'react-router';
import type { Movement, MovementOperation } from '#contract/accounts';
import { LinkButton } from '#web/components/Button.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { LabeledValueList } from '#web/components/LabeledValueList.tsx';
import { receiptUrl } from '#web/flow/receipt/address.ts';
import { baseOf, orderQuery } from './order';

type OrderValuesProps = { movement: Movement; operation: MovementOperation };

export default function OrderValues({ movement, operation }: OrderValuesProps) {
  const { key: account = '' } = useParams();
  const base = baseOf(operation);
  const { data: order, isPending } = useQuery(orderQuery(operation, { movement, account }));
  if (base === undefined) return null;
  return (
    <>
      {isPending && <Skeleton height="150px" />}
      {order && (
        <>
          <div>
            <Badge colorPalette={order.status.tone}>{order.status.label}</Badge>
          </div>
          <LabeledValueList size="sm" items={order.items} />
        </>
      )}
      <OrderActions>
        {order?.repeatUrl !== undefined && (
          <LinkButton variant="subtle" to={order.repeatUrl}>
            <Icon as={Repeat} />
            Repetir
          </LinkButton>
        )}
        <LinkButton variant="outline" to={receiptUrl(base, operation.key)}>
          <Icon as={FileText} />
          Ver comprobante
        </LinkButton>
      </OrderActions>
    </>
  );
}

const OrderActions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', '&& > *': { flex: '1 1 auto', px: '2' } },
});
