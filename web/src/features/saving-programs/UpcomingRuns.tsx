import { Card } from '@chakra-ui/react/card';
import { chakra } from '@chakra-ui/react/styled-system';
import type { BankDate } from '#contract/domain/dates';
import { fromCentavos, toCentavos } from '#contract/domain/money';
import type { SavingProgram } from '#contract/saving-programs';
import { Money } from '#web/components/Money.tsx';
import { Section } from '#web/components/Section.tsx';
import { shortDate } from '#web/lib/format/dates.ts';
import { upcomingRuns } from './plan';
import { titleOf } from './program';

/** Number of runs listed, so that the total stays in view. */
const MAX_RUNS = 5;

type UpcomingRunsProps = {
  programs: readonly SavingProgram[];
  /** True if programs are missing: the total is hidden. */
  hasMissingRows: boolean;
  today: BankDate;
};

/** Shows the deposits of the next thirty days: the first ones and the total. */
export function UpcomingRuns({ programs, hasMissingRows, today }: UpcomingRunsProps) {
  const runs = upcomingRuns(programs, today);
  if (runs.length === 0) return null;
  const total = runs.reduce((sum, { program: { amount } }) => sum + toCentavos(amount.amount), 0);
  return (
    <Section title="Lo que se apartará">
      <Card.Root px={{ base: '4', md: '5' }} py="2">
        <List>
          {runs.slice(0, MAX_RUNS).map(({ day, program }) => (
            <li key={`${day} ${program.key}`}>
              <Day>
                <b>{shortDate(day).slice(0, 2)}</b>
                <span>{shortDate(day).slice(3)}</span>
              </Day>
              <div>
                <small>{titleOf(program)}</small>
                <Money amount={program.amount.amount} currency={program.amount.currencyCode} />
              </div>
            </li>
          ))}
        </List>
        {!hasMissingRows && (
          <Total>
            <span>{`En los próximos 30 días${runs.length > MAX_RUNS ? `, ${runs.length} veces` : ''}`}</span>
            <Money amount={fromCentavos(total)} />
          </Total>
        )}
      </Card.Root>
    </Section>
  );
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': { display: 'flex', alignItems: 'center', gap: '4', py: '3' },
    '& > li + li': { borderTop: '1px solid {colors.border.subtle}' },
    '& > li > div': { minWidth: '0', overflowWrap: 'anywhere' },
    '& > li > div > small': { display: 'block', textStyle: 'body.sm', color: 'fg.muted' },
  },
});
const Day = chakra('span', {
  base: {
    flex: 'none',
    minWidth: '2.25rem',
    textAlign: 'center',
    textStyle: 'body.xs',
    color: 'fg.muted',
    '& b': { display: 'block', textStyle: 'numeral.md', color: 'fg' },
  },
});
const Total = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '4',
    py: '3',
    borderTop: '1px solid {colors.border}',
    textStyle: 'body.sm',
    color: 'fg.muted',
  },
});
