import { Card } from '@chakra-ui/react/card';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type { Activity } from '#contract/activity-log';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { ActivityRow } from './ActivityRow';
import { type Day, dayName, daysOf } from './days';

export const ActivityDays = ({ rows }: { rows: readonly Activity[] }) => (
  <ClippedCard>
    {daysOf(rows).map((day) => (
      <DaySection key={day.date} day={day} />
    ))}
  </ClippedCard>
);

function DaySection({ day: { date, rows } }: { day: Day }) {
  const heading = useId();
  const name = dayName(date, bankToday());
  return (
    <section aria-labelledby={heading}>
      <Heading id={heading}>
        {name === undefined ? (
          formatDate(date)
        ) : (
          <>
            <span>{name}</span> <small>{formatDate(date)}</small>
          </>
        )}
      </Heading>
      <List>
        {rows.map((row, index) => (
          // Rows may share a second, so only their position, counted from the end, is unique.
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no key, and new ones are prepended.
          <ActivityRow key={rows.length - index} row={row} />
        ))}
      </List>
    </section>
  );
}

const ClippedCard = chakra(Card.Root, { base: { overflow: 'hidden' } });
const Heading = chakra('h2', {
  base: {
    px: { base: '4', md: '5' },
    py: '10px',
    bg: 'bg.subtle',
    fontSize: '0.9375rem',
    fontWeight: '650',
    '& > small': { fontSize: 'inherit', fontWeight: '400', color: 'fg.muted' },
    'section + section > &': { borderTop: '1px solid {colors.border.subtle}' },
  },
});
const List = chakra('ul', { base: { listStyle: 'none' } });
