import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '#web/components/Button.tsx';
import { pastDays } from '#web/components/forms/calendar.ts';
import { DraftField } from '#web/components/forms/DraftField.tsx';
import { ErrorSummary } from '#web/components/forms/ErrorSummary.tsx';
import { LazyDateField } from '#web/components/forms/LazyDateField.tsx';
import { useDraft } from '#web/components/forms/useDraft.ts';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { useBankToday } from '#web/lib/api/useBankToday.ts';
import { checkRange } from './period';
import type { DateRange } from './source';

type DatesFormProps = { range: DateRange; onApply: (range: DateRange) => void };

/** The range is requested only when the form is submitted. */
export function DatesForm({ range, onApply }: DatesFormProps) {
  const today = useBankToday();
  const limits = pastDays(today, today);
  const form = useDraft(range, (draft) => checkRange(draft, bankToday()));
  return (
    <Form noValidate onSubmit={form.submit(onApply)}>
      <ErrorSummary form={form} />
      <Line>
        <DraftField form={form} name="from_date">
          {(field) => <LazyDateField {...field} label="Desde" limits={limits} />}
        </DraftField>
        <DraftField form={form} name="to_date">
          {(field) => <LazyDateField {...field} label="Hasta" limits={limits} />}
        </DraftField>
        <Apply>
          <Button type="submit" variant="outline" width="100%">
            Ver movimientos
          </Button>
        </Apply>
      </Line>
    </Form>
  );
}

const Form = chakra('form', { base: { display: 'grid', gap: '4' } });
const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '3',
    '& > *': { flex: { base: '1 1 9.5rem', md: '0 1 11rem' } },
  },
});
/* Aligned with the inputs, below their label and gap. */
const Apply = chakra('div', {
  base: { pt: { md: 'calc(1.5rem + 6px)' }, '&&': { flex: { base: '1 1 100%', md: 'none' } } },
});
