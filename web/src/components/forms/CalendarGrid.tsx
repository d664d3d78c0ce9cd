import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { BankDate } from '#contract/domain/dates';
import { formatDate } from '#web/lib/format/dates.ts';
import { dayMarkers } from './CalendarLegend';
import { type DateLimits, monthOf, moveBy, weeksOf } from './calendar';

type CalendarGridProps = {
  label: string;
  day: BankDate;
  today: BankDate;
  chosen: BankDate | '';
  limits: DateLimits;
  onMove: (date: BankDate) => void;
  onChoose: (date: BankDate) => void;
};

const weekdays = [
  ['D', 'domingo'],
  ['L', 'lunes'],
  ['M', 'martes'],
  ['M', 'miércoles'],
  ['J', 'jueves'],
  ['V', 'viernes'],
  ['S', 'sábado'],
] as const;

const OUT_OF_RANGE = 'Fuera del plazo';

/** Unavailable days are focusable and announce their reason. */
export function CalendarGrid({ label, day, today, chosen, limits, onMove, onChoose }: CalendarGridProps) {
  const focusedDay = useRef<HTMLButtonElement>(null);
  /** True at first and after a key press. False after a month button, which keeps the focus. */
  const shouldMoveFocus = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day.
  useEffect(() => {
    if (shouldMoveFocus.current) focusedDay.current?.focus();
    shouldMoveFocus.current = false;
  }, [day]);

  const closedReason = (date: BankDate) => limits.unavailable(date);
  const reason = (date: BankDate) =>
    date < limits.min || date > limits.max ? OUT_OF_RANGE : closedReason(date);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = moveBy(event.key, day);
    if (next === undefined) return;
    event.preventDefault();
    shouldMoveFocus.current = true;
    onMove(next);
  };

  return (
    <Table role="grid" aria-label={label} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {weekdays.map(([letter, name]) => (
            <th key={name} scope="col" abbr={name}>
              {letter}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(monthOf(day)).map((week) => (
          <tr key={week[0]}>
            {week.map((date) => (
              <td key={date}>
                {monthOf(date) === monthOf(day) && (
                  <Day
                    ref={date === day ? focusedDay : undefined}
                    type="button"
                    tabIndex={date === day ? 0 : -1}
                    aria-label={[formatDate(date), date === today && 'hoy', reason(date)]
                      .filter(Boolean)
                      .join(', ')}
                    aria-current={date === today ? 'date' : undefined}
                    aria-pressed={date === chosen}
                    aria-disabled={reason(date) !== undefined}
                    data-closed={closedReason(date) && ''}
                    chosen={date === chosen}
                    onClick={() => reason(date) === undefined && onChoose(date)}
                  >
                    {Number(date.slice(8))}
                  </Day>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = chakra('table', {
  base: {
    width: '100%',
    tableLayout: 'fixed',
    textAlign: 'center',
    color: 'fg',
    '& th': { py: '2', textAlign: 'center', fontSize: '0.8125rem', fontWeight: '600', color: 'fg.subtle' },
  },
});
const Day = chakra('button', {
  base: {
    ...dayMarkers,
    width: '100%',
    minHeight: 'target',
    borderRadius: 'control',
    // Scales down so that days do not touch with large text on phones.
    fontSize: 'min(1rem, 7vw)',
    fontWeight: '500',
    fontVariantNumeric: 'tabular-nums lining-nums',
    _hover: { bg: 'accent.subtle' },
    '&[aria-disabled=true]': { color: 'fg.subtle', fontWeight: '400', cursor: 'not-allowed', bg: 'none' },
  },
  variants: { chosen: { true: { bg: 'accent.solid', color: 'accent.onSolid', fontWeight: '650' } } },
});
