import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import { Icon } from '../ui/Icon';
import { controlRecipe } from './control';
import { describedBy, Field, type FieldProps } from './Field';

export type SelectOption = { value: string; label: string; disabled?: boolean };

/** One of a list. The browser's own control: light, and at home on phones. */
export const SelectField = ({
  options,
  placeholder,
  ...field
}: FieldProps & { options: readonly SelectOption[]; placeholder?: string }) => (
  <Field {...field}>
    <Frame>
      <Select
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
      <Arrow>
        <Icon as={ChevronDown} />
      </Arrow>
    </Frame>
  </Field>
);

const Frame = chakra('div', { base: { position: 'relative' } });
const Control = chakra('select', controlRecipe);
const Select = chakra(Control, { base: { appearance: 'none', pr: '12', textOverflow: 'ellipsis' } });
const Arrow = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineEnd: '14px',
    top: '14px',
    pointerEvents: 'none',
    color: 'fg.muted',
  },
});
