import { chakra } from '@chakra-ui/react/styled-system';
import { addDays, type BankDate, weekday } from '#contract/domain/dates';
import { CompanyAvatar } from '#web/components/avatars/CompanyAvatar.tsx';
import { CreditAvatar } from '#web/components/avatars/CreditAvatar.tsx';
import type { Slot } from '#web/components/slot.ts';
import { isOverdue } from '#web/features/bill-payments/shared/payees/bills.ts';
import { DAYS_AHEAD, type DueBill, dayOf } from '#web/features/bill-payments/shared/payees/due-bills.ts';
import type { UpcomingPayment } from '#web/features/summary/sections/credit/upcoming.ts';
import type { Due } from '#web/features/summary/sections/week/due.ts';
import { shortDate } from '#web/lib/format/dates.ts';
import { FEW, ROOMY } from './room';

const LETTERS = ['D', 'L', 'M', 'M', 'J', 'V', 'S'];

type DueStatus = 'late' | 'open' | 'planned';

/** A payment on the day strip. */
export type Mark = { key: string; day: BankDate; status: DueStatus; avatar: Slot };

export const billMark = (due: DueBill, today: BankDate): Mark => ({
  key: due.bill.key,
  day: dayOf(due),
  status: due.left === 0 ? 'planned' : isOverdue(due.bill, today) ? 'late' : 'open',
  avatar: <CompanyAvatar name={due.payee.merchantName} size={36} />,
});

export const creditMark = ({ account, date, isOverdue: isLate }: UpcomingPayment): Mark => ({
  key: `${account.key} ${date}`,
  day: date,
  status: isLate ? 'late' : 'open',
  avatar: <CreditAvatar type={account.type} size={36} />,
});

export const debitMark = ({ key, date, name }: Due): Mark => ({
  key,
  day: date,
  status: 'planned',
  avatar: <CompanyAvatar name={name} size={36} />,
});

/** Returns the day on the strip: overdue payments are drawn on today. */
const dayOnStrip = ({ day }: Mark, today: BankDate): BankDate => (day < today ? today : day);

/** Day strip of the due payments. Hidden from screen readers, since the list has the same content. */
export const Fortnight = ({ marks: all, today }: { marks: readonly Mark[]; today: BankDate }) => (
  <Days aria-hidden="true">
    {Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(today, ahead)).map((day) => {
      const isFirst = day.endsWith('-01');
      const marks = all.filter((mark) => dayOnStrip(mark, today) === day);
      return (
        <Day
          key={day}
          data-busy={marks.length > 0 ? '' : undefined}
          data-today={day === today ? '' : undefined}
        >
          <Marks>
            {marks.slice(0, 2).map(({ key, status, avatar }) => (
              <Ring key={key} status={status}>
                {avatar}
              </Ring>
            ))}
          </Marks>
          <small>{day === today ? 'Hoy' : isFirst ? shortDate(day).slice(3) : LETTERS[weekday(day)]}</small>
          <b>{Number(day.slice(8))}</b>
        </Day>
      );
    })}
  </Days>
);

const Days = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: `repeat(${DAYS_AHEAD}, minmax(0, 1fr))`,
    rowGap: '2',
    listStyle: 'none',
    px: '1',
    pt: '3',
    pb: '2',
    borderBottom: '1px solid {colors.border.subtle}',
    [ROOMY]: { px: '2' },
    [FEW]: { gridTemplateColumns: `repeat(${DAYS_AHEAD / 2}, minmax(0, 1fr))` },
  },
});
const Day = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    alignContent: 'end',
    gap: '1',
    fontVariantNumeric: 'tabular-nums lining-nums',
    textStyle: 'body.xs',
    color: 'fg.muted',
    '& small': { fontSize: '0.6875rem' },
    '& b': { fontWeight: '500', fontSize: '0.8125rem' },
    '&[data-busy] b': { fontWeight: '700', color: 'fg' },
    '&[data-today] b': {
      minWidth: 'min(28px, 100%)',
      textAlign: 'center',
      borderRadius: 'full',
      bg: 'bg.muted',
      color: 'fg',
      fontWeight: '700',
    },
    [ROOMY]: { '& small': { fontSize: '0.75rem' }, '& b': { fontSize: '0.9375rem' } },
  },
});
const Marks = chakra('span', {
  base: { display: 'grid', justifyItems: 'center', alignContent: 'end', gap: '1', minHeight: '44px' },
});
const Ring = chakra('span', {
  base: {
    display: 'block',
    borderRadius: 'control',
    '& > svg': {
      boxSize: '1.125rem',
      borderRadius: 'tag',
      [FEW]: { boxSize: '28px' },
      [ROOMY]: { boxSize: '36px' },
    },
  },
  variants: {
    status: {
      late: { boxShadow: '0 0 0 2px {colors.danger.border}' },
      planned: { boxShadow: '0 0 0 2px {colors.border.emphasized}' },
      open: {},
    },
  },
});
