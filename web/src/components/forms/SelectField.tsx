import { NativeSelect } from '@chakra-ui/react/native-select';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import { Icon } from '../Icon';
import { describedBy, Field, type FieldProps } from './Field';

export type SelectOption = {
  value: string;
  label: string;
  disabled?: boolean;
  /** The label in two parts for the closed control, which truncates only the name. */
  parts?: readonly [name: string, end: string];
};

export const optionsOf = <Value extends string>(
  values: readonly Value[],
  labelOf: (value: Value) => string,
): SelectOption[] => values.map((value) => ({ value, label: labelOf(value) }));

/** Uses the native select, which works best on phones. */
export const SelectField = ({
  options,
  placeholder,
  ...field
}: FieldProps & { options: readonly SelectOption[]; placeholder?: string }) => {
  const parts = options.find(({ value }) => value === field.value)?.parts;
  return (
    <Field {...field}>
      <NativeSelect.Root>
        <NativeSelect.Field
          color={parts && 'transparent'}
          ref={field.ref}
          id={field.id}
          name={field.id}
          value={field.value}
          onChange={(event) => field.onChange(event.target.value)}
          {...describedBy(field)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {label}
            </option>
          ))}
        </NativeSelect.Field>
        {parts && (
          <ClosedValue aria-hidden="true">
            <span>{parts[0]}</span>
            <span>{parts[1]}</span>
          </ClosedValue>
        )}
        <NativeSelect.Indicator>
          <Icon as={ChevronDown} />
        </NativeSelect.Indicator>
      </NativeSelect.Root>
    </Field>
  );
};

const ClosedValue = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '3',
    ps: '16px',
    pe: '12',
    py: '10px',
    pointerEvents: 'none',
    fontSize: 'min(1rem, 6.5vw)',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& > :last-child': { color: 'fg.muted', whiteSpace: 'nowrap' },
    // Shows the native text in forced-colors mode.
    _highContrast: { display: 'none' },
  },
});
