import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import type { BankDate } from '#contract/domain/dates';
import { shortDate } from '#web/lib/format/dates.ts';

type WorkdayDotsProps = { days: readonly BankDate[]; today: BankDate };

/** Shows the position of today among the bank days before the deadline. */
export function WorkdayDots({ days, today }: WorkdayDotsProps) {
  const [first = today] = days;
  const last = days.at(-1) ?? today;
  return (
    <div>
      <Flex gap="6px" mt="4" aria-hidden="true">
        {days.map((day) => (
          <Dot key={day} state={day < today ? 'past' : day === today ? 'today' : 'ahead'} />
        ))}
      </Flex>
      <Scale>
        <span aria-hidden="true">{shortDate(first)}</span>
        <b>{describePosition(days, today)}</b>
        <span aria-hidden="true">{shortDate(last)}</span>
      </Scale>
    </div>
  );
}

/** 'Hoy, día hábil 4 de 10' */
function describePosition(days: readonly BankDate[], today: BankDate): string {
  const elapsed = days.filter((day) => day <= today).length;
  if (days.includes(today)) return `Hoy, día hábil ${elapsed} de ${days.length}`;
  if (elapsed === 0) return `Empieza el ${shortDate(days[0] ?? today)}`;
  return elapsed === days.length ? 'El plazo terminó' : `Van ${elapsed} de ${days.length} días hábiles`;
}

const Dot = chakra('span', {
  base: {
    flex: '1',
    height: '10px',
    borderRadius: 'full',
    borderWidth: '1px',
    borderStyle: 'solid',
    _highContrast: { borderColor: 'CanvasText' },
  },
  variants: {
    state: {
      past: { bg: 'accent.solid', borderColor: 'accent.solid', _highContrast: { bg: 'CanvasText' } },
      today: { bg: 'chart.now', borderColor: 'chart.now', _highContrast: { bg: 'Highlight' } },
      ahead: { bg: 'meter.track', borderColor: 'border' },
    },
  },
});
const Scale = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '3',
    mt: '6px',
    fontSize: '0.8125rem',
    color: 'fg.muted',
    '& > b': { color: 'fg', fontWeight: '650' },
  },
});
