import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { Ref } from 'react';
import type { BankDate } from '#contract/domain/dates';
import { type Currency, formatCentavos } from '#contract/domain/money';
import { Coverable } from '#web/components/Money.tsx';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { dayLabel } from './days';

type DayRowProps = {
  date: BankDate;
  total: number | undefined;
  isSingle: boolean;
  currency: Currency;
  index: number;
  measure: Ref<HTMLTableRowElement>;
};

/** Header of a day with its total; on wide screens a single movement shows its own date. */
export function DayRow({ date, total, isSingle, currency, index, measure }: DayRowProps) {
  const { relativeDay, day } = dayLabel(date, bankToday());
  return (
    <tr
      ref={measure}
      data-index={index}
      data-day=""
      data-single={isSingle ? '' : undefined}
      aria-rowindex={index + 2}
    >
      <th scope="rowgroup">
        <time dateTime={date}>
          {relativeDay ? (
            <>
              <span>{relativeDay}</span> <small>{day}</small>
            </>
          ) : (
            day
          )}
        </time>
      </th>
      <td data-area="total" data-end="">
        {total !== undefined && (
          <span>
            <VisuallyHidden>Total del día: </VisuallyHidden>
            <Coverable>
              {`${total > 0 ? '+' : ''}${formatCentavos(total, currency).replace(` ${currency}`, '')}`}
            </Coverable>
          </span>
        )}
      </td>
      <td data-area="rest" />
    </tr>
  );
}
