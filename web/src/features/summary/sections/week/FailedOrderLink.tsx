import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronRight, CircleX } from 'lucide-react';
import { Link } from 'react-router';
import type { BankDate } from '#contract/domain/dates';
import { AvatarCircle } from '#web/components/avatars/AvatarCircle.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { Money } from '#web/components/Money.tsx';
import type { FailedOrder } from '#web/features/failed-orders/failed-orders.ts';
import { pastDayText } from '../movements/MovementList';

type FailedOrderLinkProps = { order: FailedOrder; today: BankDate };

/** Shows why the order failed, and links to the page that retries it. */
export const FailedOrderLink = ({ order, today }: FailedOrderLinkProps) => (
  <Link to={order.url}>
    <AvatarCircle aria-hidden="true" tint="grana">
      <Icon as={CircleX} />
    </AvatarCircle>
    <span data-wide="">
      <b>{order.title}</b>
      <small>
        <strong>No se hizo</strong>
        <span>, </span>
        <time dateTime={order.date}>{pastDayText(order.date, today)}</time>
      </small>
      {order.reason !== undefined && <small>{order.reason}</small>}
    </span>
    <End>
      {order.amount && <Money amount={order.amount.amount} currency={order.amount.currencyCode} />}
      <Icon as={ChevronRight} size="sm" />
    </End>
  </Link>
);

const End = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '2' } });
