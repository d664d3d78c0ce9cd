import { CircleX } from 'lucide-react';
import { Link } from 'react-router';
import { AvatarCircle } from '#web/components/avatars/AvatarCircle.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { Money } from '#web/components/Money.tsx';
import type { FailedOrder } from '#web/features/failed-orders/failed-orders.ts';

type FailedOrderLinkProps = {
  order: FailedOrder;
  dayText: string;
  /** Number of failed orders that the list has no place for. */
  othersCount: number;
};

/** Links to the page that shows the reason and how to retry. */
export const FailedOrderLink = ({ order, dayText, othersCount }: FailedOrderLinkProps) => (
  <Link to={order.reasonUrl}>
    <AvatarCircle aria-hidden="true" tint="grana">
      <Icon as={CircleX} />
    </AvatarCircle>
    <span>
      <b>{order.title}</b>
      <small>
        <strong>No se hizo</strong>
        <span>, </span>
        <time dateTime={order.date}>{dayText}</time>
        {othersCount > 0 && <span>{`, y ${othersCount === 1 ? 'otra orden' : `${othersCount} más`}`}</span>}
      </small>
    </span>
    {order.amount && <Money amount={order.amount.amount} currency={order.amount.currencyCode} />}
  </Link>
);
