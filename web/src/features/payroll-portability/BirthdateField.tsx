import { Flex } from '@chakra-ui/react/flex';
import { Input } from '@chakra-ui/react/input';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import { digitsIn } from '#contract/domain/text';
import { describedByError, FieldError, FieldGroup } from '#web/components/forms/Field.tsx';
import { type DraftForm, useField } from '#web/components/forms/useDraft.ts';
import { Icon } from '#web/components/Icon.tsx';
import { formatMonth } from '#web/lib/format/dates.ts';
import type { PortabilityDraft } from './portability';

const months = Array.from({ length: 12 }, (_, index) => {
  const value = String(index + 1).padStart(2, '0');
  return { value, label: formatMonth(`2000-${value}-01`).split(' ')[0] };
});

const digits = (text: string, maxLength: number): string => digitsIn(text).slice(0, maxLength);

/** Three text fields, since a date long ago is tedious to find in a calendar. They share one error. */
export function BirthdateField({ form }: { form: DraftForm<PortabilityDraft> }) {
  const day = useField(form, 'day');
  const month = useField(form, 'month');
  const year = useField(form, 'year');
  const problems = {
    'aria-invalid': day.error !== undefined,
    'aria-describedby': describedByError(day),
  };
  // Any change revalidates the whole date.
  const part = (field: typeof day, maxLength: number) => ({
    value: field.value,
    inputMode: 'numeric' as const,
    onChange: ({ target }: { target: { value: string } }) => field.onChange(digits(target.value, maxLength)),
    ...problems,
  });
  return (
    <FieldGroup label="Tu fecha de nacimiento">
      {/* On one line; wraps with large text. */}
      <Flex wrap="wrap" gap="2">
        <Part>
          <label htmlFor={day.id}>Día</label>
          <Input minWidth="0" ref={day.ref} id={day.id} autoComplete="bday-day" {...part(day, 2)} />
        </Part>
        <Part long>
          <label htmlFor={month.id}>Mes</label>
          <NativeSelect.Root>
            <NativeSelect.Field
              ref={month.ref}
              id={month.id}
              autoComplete="bday-month"
              value={month.value}
              onChange={({ target }) => month.onChange(target.value)}
              {...problems}
            >
              <option value="">Elige</option>
              {months.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator>
              <Icon as={ChevronDown} />
            </NativeSelect.Indicator>
          </NativeSelect.Root>
        </Part>
        <Part>
          <label htmlFor={year.id}>Año</label>
          <Input minWidth="0" ref={year.ref} id={year.id} autoComplete="bday-year" {...part(year, 4)} />
        </Part>
      </Flex>
      <FieldError id={day.id} error={day.error} />
    </FieldGroup>
  );
}

const Part = chakra('div', {
  base: {
    display: 'grid',
    gap: '6px',
    flex: '1 1 4.75em',
    minWidth: '0',
    '& > label': { textStyle: 'body.sm', color: 'fg.muted' },
  },
  variants: { long: { true: { flex: '3 1 9.5em' } } },
});
