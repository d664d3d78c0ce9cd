import { chakra } from '@chakra-ui/react/styled-system';
import { addDays, type BankDate } from '#contract/domain/dates';
import { formatDate } from '#web/lib/format/dates.ts';
import { type DateLimits, monthOf } from './calendar';

const todayRing = { boxShadow: 'inset 0 0 0 1.5px {colors.border.emphasized}' };

const closedDot = {
  'position': 'relative',
  '&[data-closed]::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    bottom: '7px',
    marginInline: 'auto',
    boxSize: '0',
    borderRadius: 'full',
    // A border stays visible in forced-colors mode.
    border: '3px solid {colors.warning.border}',
  },
} as const;

export const dayMarkers = { ...closedDot, '&[aria-current]': todayRing };

type CalendarLegendProps = { today: BankDate; limits: DateLimits };

export const CalendarLegend = ({ today, limits }: CalendarLegendProps) => (
  <Legend>
    {monthOf(limits.min) <= monthOf(today) && <Today>Hoy</Today>}
    {hasClosedDays(limits) && (
      <span>
        <Mark aria-hidden="true" data-closed="" /> <span>Día inhábil</span>
      </span>
    )}
    {limits.min > today && <span>{`Puedes programar hasta el ${formatDate(limits.max)}.`}</span>}
  </Legend>
);

function hasClosedDays({ min, max, unavailable }: DateLimits): boolean {
  for (let day = min; day <= max; day = addDays(day, 1)) if (unavailable(day) !== undefined) return true;
  return false;
}

const Legend = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    textStyle: 'body.sm',
    color: 'fg.muted',
    '& > span': { display: 'inline-flex', alignItems: 'center', gap: '2' },
  },
});
/* Text inside the mark, because an empty box looks like a checkbox. */
const Today = chakra('span', { base: { ...todayRing, px: '2', borderRadius: 'control' } });
const Mark = chakra('i', { base: { ...closedDot, boxSize: '20px' } });
