import { Card } from '@chakra-ui/react/card';
import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { addDays, type BankDate } from '#contract/domain/dates';
import { serviceHours } from '#contract/domain/hours';
import { weekdayName } from '#web/flow/money-form/days.ts';
import { type Holidays, isBankDay } from './calendar';

const { opens, closes } = serviceHours.investments;
const DAYS = 7;
const MINUTES_OF_DAY = 1_440;

/** Fraction of the day in per cent. */
const shareOf = (time: string): number => {
  const [hours, minutes] = time.split(':').map(Number);
  return (((hours ?? 0) * 60 + (minutes ?? 0)) / MINUTES_OF_DAY) * 100;
};

type Week = { today: BankDate; time: string; nextOpening: BankDate; holidays: Holidays };

function dayKind(day: BankDate, { today, nextOpening, holidays }: Week) {
  if (!isBankDay(day, holidays)) return 'closed';
  if (day === nextOpening) return 'next';
  return day === today ? 'past' : 'open';
}

export function OpeningWeek(week: Week) {
  const { today, time, nextOpening, holidays } = week;
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index));
  return (
    <Card.Root size="md">
      <Grid
        templateColumns="auto repeat(7, minmax(0, 1fr))"
        gap={{ base: '1', md: '3' }}
        role="img"
        aria-label={`Ahora son las ${time}. Abre el ${weekdayName(nextOpening)} a las ${opens}.`}
      >
        <Hours>
          <span style={{ top: `${shareOf(opens)}%` }}>{opens}</span>
          <span style={{ top: `${shareOf(closes)}%` }}>{closes}</span>
        </Hours>
        {days.map((day) => (
          <Day key={day} data-kind={dayKind(day, week)}>
            <small>{day === today ? 'hoy' : weekdayName(day).slice(0, 3)}</small>
            <b>{day.slice(8)}</b>
            <div>
              {isBankDay(day, holidays) && (
                <span style={{ top: `${shareOf(opens)}%`, height: `${shareOf(closes) - shareOf(opens)}%` }} />
              )}
              {holidays.has(day) && <em>festivo</em>}
              {day === today && <hr style={{ top: `${shareOf(time)}%` }} />}
            </div>
          </Day>
        ))}
      </Grid>
      <Legend aria-hidden="true">
        <li data-kind="now">{`Ahora, ${time}`}</li>
        <li data-kind="next">La próxima apertura</li>
        <li data-kind="open">Abierto</li>
        <li data-kind="closed">Cerrado</li>
      </Legend>
    </Card.Root>
  );
}

const STRIPES =
  'repeating-linear-gradient(135deg, transparent 0 6px, {colors.border} 6px 7px), {colors.bg.subtle}';
const HEIGHT = '152px';

const Hours = chakra('div', {
  base: {
    position: 'relative',
    alignSelf: 'end',
    height: HEIGHT,
    width: '2.75rem',
    '& > span': {
      position: 'absolute',
      insetInlineEnd: '4px',
      transform: 'translateY(-50%)',
      textStyle: 'body.xs',
      color: 'fg.muted',
    },
  },
});
const Day = chakra('div', {
  base: {
    textAlign: 'center',
    '& small': { display: 'block', textStyle: 'body.xs', color: 'fg.muted' },
    '& b': { display: 'block', mb: '2', fontWeight: '600' },
    '&[data-kind=next] :is(small, b)': { color: 'accent.fg', fontWeight: '700' },
    '& > div': { position: 'relative', height: HEIGHT, bg: 'bg.subtle', borderRadius: '6px' },
    '&[data-kind=closed] > div': { background: STRIPES },
    '& > div > span': { position: 'absolute', insetInline: '0', borderRadius: '6px', bg: 'bg.muted' },
    '&[data-kind=open] > div > span': { bg: 'song' },
    '&[data-kind=next] > div > span': { bg: 'accent.solid' },
    '& hr': {
      position: 'absolute',
      insetInline: '-3px',
      border: 'none',
      borderTop: '3px solid {colors.chart.now}',
      transform: 'translateY(-50%)',
    },
    // Rotated, as it is wider than its column on a phone.
    '& em': {
      position: 'absolute',
      inset: '0',
      margin: 'auto',
      boxSize: 'fit-content',
      py: '2',
      bg: 'bg.subtle',
      borderRadius: '6px',
      writingMode: 'vertical-rl',
      fontStyle: 'normal',
      textStyle: 'body.xs',
      color: 'fg.muted',
    },
  },
});
const Legend = chakra('ul', {
  base: {
    mt: '4',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    rowGap: '1',
    pt: '3',
    borderTop: '1px solid {colors.border.subtle}',
    listStyle: 'none',
    textStyle: 'body.sm',
    color: 'fg.muted',
    '& > li': { display: 'flex', alignItems: 'center', gap: '2' },
    '& > li::before': { content: '""', boxSize: '10px', borderRadius: '3px' },
    '& > [data-kind=now]::before': { height: '3px', width: '14px', bg: 'chart.now' },
    '& > [data-kind=next]::before': { bg: 'accent.solid' },
    '& > [data-kind=open]::before': { bg: 'song' },
    '& > [data-kind=closed]::before': { background: STRIPES, border: '1px solid {colors.border.emphasized}' },
  },
});
