import { memo, type Ref } from 'react';
import type { Movement } from '#contract/accounts';
import { Money } from '#web/components/Money.tsx';
import { formatTime } from '#web/lib/format/dates.ts';
import { BalanceAfter } from './BalanceAfter';
import { CategoryIcon } from './CategoryIcon';
import { kindLabel } from './labels';

type MovementRowProps = {
  movement: Movement;
  /** Date shown here if the day has no header. */
  day: string | undefined;
  index: number;
  isDebtAccount: boolean;
  isOpen: boolean;
  measure: Ref<HTMLTableRowElement>;
};

/** Memoized, unstyled cells: a row renders again only if its movement changes or opens. */
export const MovementRow = memo(function MovementRow({
  movement,
  day,
  index,
  isDebtAccount,
  isOpen,
  measure,
}: MovementRowProps) {
  const { key, postedAt, description, amount, currencyCode, category } = movement;
  return (
    <tr ref={measure} data-index={index} data-open={isOpen ? '' : undefined} aria-rowindex={index + 2}>
      <td data-area="movement">
        <div>
          <CategoryIcon category={category} isDeposit={amount > 0} />
          <span>
            <button type="button" data-movement={key} aria-expanded={isOpen}>
              {description}
            </button>
            <small>
              {day !== undefined && <time dateTime={movement.postedDate} data-single="">{`${day} · `}</time>}
              <span>{kindLabel(movement)}</span>
              {postedAt !== undefined && (
                <span>
                  {' · '}
                  <time dateTime={postedAt}>{formatTime(postedAt).slice(0, 5)}</time>
                </span>
              )}
            </small>
          </span>
        </div>
      </td>
      <td data-area="amount" data-end="">
        <Money amount={amount} currency={currencyCode} sign="movement" />
      </td>
      <td data-area="balance" data-end="">
        <BalanceAfter movement={movement} isDebtAccount={isDebtAccount} />
      </td>
    </tr>
  );
});
