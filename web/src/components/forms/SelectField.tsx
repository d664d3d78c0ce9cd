import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import { Icon } from '../Icon';
import { controlRecipe } from './control';
import { describedBy, Field, type FieldProps } from './Field';

export type SelectOption = {
  value: string;
  label: string;
  disabled?: boolean;
  /** The label's parts, set apart in the closed control: an amount is never cut. */
  parts?: readonly [name: string, end: string];
};

/** The values of an enumeration, in the customer's words. */
export const optionsOf = <Value extends string>(
  values: readonly Value[],
  wordOf: (value: Value) => string,
): SelectOption[] => values.map((value) => ({ value, label: wordOf(value) }));

/** One of a list. The browser's own control: light, and at home on phones. */
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

/* What is drawn over the control gives it its height. */
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
    // In WebKit a long choice would else make the whole page wider.
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
    // There the control shows its own words, in the colours that the reader chose.
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
