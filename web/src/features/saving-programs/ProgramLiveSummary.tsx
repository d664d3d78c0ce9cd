import { Card } from '@chakra-ui/react/card';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { fromCentavos } from '#contract/domain/money';
import { useValues } from '#web/components/forms/useDraft.ts';
import { LabeledValueList } from '#web/components/LabeledValueList.tsx';
import { Money } from '#web/components/Money.tsx';
import { Section } from '#web/components/Section.tsx';
import type { FieldsProps } from '#web/flow/flow.ts';
import { formatWeekday } from '#web/flow/money-form/days.ts';
import { shortDate } from '#web/lib/format/dates.ts';
import type { CreateProgram } from './order';
import { nextDaysText, type ProjectedSavings, projectSavings } from './projected-savings';

/** Maximum number of bars; more would be too thin. */
const MAX_BARS = 12;

export function ProgramLiveSummary({ form }: FieldsProps<CreateProgram>) {
  const savings = projectSavings(useValues(form));
  return (
    <Card.Root size="md">
      <Section title="Así queda">
        {savings === undefined ? <EmptySummary /> : <GrowthChart savings={savings} />}
      </Section>
    </Card.Root>
  );
}

const EmptySummary = () => (
  <Text textStyle="body.sm" color="fg.muted">
    Escribe cuánto quieres apartar cada vez y aquí verás a cuánto llegas.
  </Text>
);

/** Returns the bar heights in per cent of the last one. */
const heightsOf = (times: number): number[] => {
  const bars = Math.min(times, MAX_BARS);
  return Array.from({ length: bars }, (_, index) => ((index + 1) / bars) * 100);
};

const leadOf = ({ hasGoal, last }: ProjectedSavings): string => {
  if (!hasGoal) return 'En un año habrás apartado';
  return last === undefined ? 'Llegas a tu meta en' : 'Llegas a tu meta el';
};

const goalDay = (last: ProjectedSavings['last']): string =>
  last === undefined ? 'más de 50 años' : formatWeekday(last);

const GrowthChart = ({ savings }: { savings: ProjectedSavings }) => {
  const { schedule, first, times, total, last, hasGoal } = savings;
  return (
    <>
      <Lead>
        <span>{leadOf(savings)}</span>{' '}
        <b>{hasGoal ? goalDay(last) : <Money amount={fromCentavos(total)} size="md" />}</b>
      </Lead>
      {last !== undefined && (
        <>
          <Bars aria-hidden="true">
            {heightsOf(times).map((height) => (
              <i key={height} style={{ height: `${height}%` }} />
            ))}
          </Bars>
          <DateLabels aria-hidden="true">
            <span>{shortDate(first)}</span>
            <span>{shortDate(last)}</span>
          </DateLabels>
        </>
      )}
      <LabeledValueList
        my="3"
        borderTop="1px solid {colors.border.subtle}"
        items={[
          { label: 'Aportaciones', value: times },
          { label: 'Las siguientes', value: nextDaysText(schedule, first, times) },
          { label: 'En total', value: <Money amount={fromCentavos(total)} />, total: true },
        ]}
      />
      <Text textStyle="body.sm" color="fg.muted">
        Pasa a las 06:00 horas de cada fecha. Puedes pausarlo o eliminarlo cuando quieras; lo apartado sigue
        siendo tuyo.
      </Text>
    </>
  );
};

const Lead = chakra('p', {
  base: {
    textStyle: 'body.sm',
    color: 'fg.muted',
    '& b': { display: 'block', textStyle: 'heading.lg', color: 'fg' },
  },
});
const Bars = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-end',
    gap: '1',
    height: '88px',
    mt: '4',
    '& > i': { flex: '1', borderRadius: '4px', bg: 'meter.used', _highContrast: { bg: 'CanvasText' } },
  },
});
const DateLabels = chakra('p', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    mt: '2',
    textStyle: 'body.xs',
    color: 'fg.muted',
  },
});
