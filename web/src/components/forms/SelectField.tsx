import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import { Icon } from '../Icon';
import { controlRecipe } from './control';
import { describedBy, Field, type FieldProps } from './Field';

export type SelectOption = {
  value: string;
  label: string;
  disabled?: boolean;
  /** Parts of the label in the closed control, so that the amount is not truncated. */
  parts?: readonly [name: string, end: string];
};

export const optionsOf = <Value extends string>(
  values: readonly Value[],
  wordOf: (value: Value) => string,
): SelectOption[] => values.map((value) => ({ value, label: wordOf(value) }));

/** The native select works best on phones. */
export const SelectField = ({
  options,
  placeholder,
  ...field
}: FieldProps & { options: readonly SelectOption[]; placeholder?: string }) => {
  const parts = options.find(({ value }) => value === field.value)?.parts;
  return (
    <Field {...field}>
      <Frame>
        <Select
          data-overlaid={parts && ''}
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
        </Select>
        {parts && (
          <ClosedValue aria-hidden="true">
            <span>{parts[0]}</span>
            <span>{parts[1]}</span>
          </ClosedValue>
        )}
        <Arrow>
          <Icon as={ChevronDown} />
        </Arrow>
      </Frame>
    </Field>
  );
};

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    position: 'relative',
    '& > *': { gridArea: '1 / 1' },
  },
});
const Control = chakra('select', controlRecipe);
const Select = chakra(Control, {
  base: {
    appearance: 'none',
    pr: '12',
    textOverflow: 'ellipsis',
    // WebKit would widen the page for a long option.
    overflow: 'hidden',
    '&[data-overlaid]': { color: 'transparent' },
    '& option': { color: 'fg', bg: 'bg.panel' },
  },
});
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
const Arrow = chakra('span', {
  base: {
    alignSelf: 'center',
    justifySelf: 'end',
    me: '14px',
    pointerEvents: 'none',
    color: 'fg.muted',
  },
});
