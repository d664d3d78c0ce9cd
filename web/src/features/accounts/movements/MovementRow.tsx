import { memo, type Ref } from 'react';
import type { Movement } from '#contract/accounts';
import { formatDate } from '../../../format/dates';
import { Icon } from '../../../ui/Icon';
import { Money, PlainMoney } from '../../../ui/Money';
import { directionOf } from './direction';

type MovementRowProps = { movement: Movement; index: number; measure: Ref<HTMLTableRowElement> };

/** Plain cells, dressed by their table: a row is drawn again only when its movement changes. */
export const MovementRow = memo(function MovementRow({ movement, index, measure }: MovementRowProps) {
  const { postedDate, description, amount, currencyCode, balance } = movement;
  const { label, icon } = directionOf(amount);
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
      <td data-area="date">
        <time dateTime={postedDate}>{formatDate(postedDate)}</time>
      </td>
      <td data-area="description">{description}</td>
      <td data-area="direction" data-incoming={amount >= 0 ? '' : undefined}>
        <span>
          <Icon as={icon} size="sm" /> {label}
        </span>
      </td>
      <td data-area="amount" data-end="">
        <Money amount={amount} currency={currencyCode} sign="movement" />
      </td>
      <td data-area="balance" data-end="">
        <PlainMoney amount={balance ?? null} currency={currencyCode} />
      </td>
    </tr>
  );
});
