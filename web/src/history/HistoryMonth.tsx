import type { BankDate } from '#contract/shared/dates';
import { fromCentavos, type Money as MoneyValue } from '#contract/shared/money';
import { capital } from '../format/capital';
import { formatMonth } from '../format/dates';
import { Money } from '../ui/Money';
import type { Slot } from '../ui/slot';
import { totalOf } from './months';

type HistoryMonthProps = {
  first: BankDate;
  /** What counts of it, and what that is called: once all of the month is known. */
  total: { label: string; amounts: readonly MoneyValue[] } | undefined;
  /** HistoryRows. */
  children: Slot;
};

/** A month of a history, under its name. */
export function HistoryMonth({ first, total, children }: HistoryMonthProps) {
  const name = formatMonth(first);
  // Of a month in which nothing counts there is nothing to say.
  const centavos = total && total.amounts.length > 0 ? totalOf(total.amounts) : null;
  return (
    <tbody>
      <tr data-month="">
        <th scope="rowgroup" colSpan={6}>
          <div>
            <span>{capital(name)}</span>
            {total && centavos !== null && (
              <span>
                <span>{`${total.label}:`}</span> <Money amount={fromCentavos(centavos)} size="text" />
              </span>
            )}
          </div>
        </th>
      </tr>
      {children}
    </tbody>
  );
}
