import type { BankDate } from '#contract/domain/dates';
import type { Money as MoneyValue } from '#contract/domain/money';
import type { Slot } from '#web/components/slot.ts';
import { capitalize } from '#web/lib/format/capitalize.ts';
import { formatMonth } from '#web/lib/format/dates.ts';
import { totalsOf } from './months';
import { Totals } from './Totals';

type HistoryMonthProps = {
  first: BankDate;
  /** Absent until all rows of the month are loaded. */
  total: { label: string; amounts: readonly MoneyValue[] } | undefined;
  children: Slot;
};

export function HistoryMonth({ first, total, children }: HistoryMonthProps) {
  const name = formatMonth(first);
  const totals = totalsOf(total?.amounts ?? []);
  return (
    <tbody>
      <tr data-month="">
        <th scope="rowgroup" colSpan={6}>
          <div>
            <span>{capitalize(name)}</span>
            {total && totals.length > 0 && (
              <span>
                <span>{`${total.label}:`}</span> <Totals totals={totals} />
              </span>
            )}
          </div>
        </th>
      </tr>
      {children}
    </tbody>
  );
}
