import { chakra } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';
import { describedByError, FieldError, type FieldProps, Frame } from '../../forms/Field';
import { Icon } from '../../ui/Icon';
import { CONSENTED } from './portability';

/** What the customer agrees to, in full, beside its checkbox. */
export const ConsentField = ({ label, ...field }: FieldProps) => (
  <Frame>
    <Label>
      <Box>
        <input
          ref={field.ref}
          type="checkbox"
          id={field.id}
          checked={field.value === CONSENTED}
          onChange={({ target }) => field.onChange(target.checked ? CONSENTED : '')}
          aria-invalid={field.error !== undefined}
          aria-describedby={describedByError(field)}
        />
        <Icon as={Check} />
      </Box>
      <span>{label}</span>
    </Label>
    <FieldError id={field.id} error={field.error} />
  </Frame>
);

const Label = chakra('label', {
  base: { display: 'flex', gap: '3', py: '2', cursor: 'pointer', '& > :last-child': { minWidth: '0' } },
});
const Box = chakra('span', {
  base: {
    display: 'grid',
    flex: 'none',
    boxSize: '24px',
    placeItems: 'center',
    '& > *': { gridArea: '1 / 1' },
    '& > input': {
      appearance: 'none',
      boxSize: '24px',
      margin: '0',
      cursor: 'inherit',
      bg: 'bg.panel',
      border: '2px solid {colors.border.emphasized}',
      borderRadius: 'tag',
      _checked: { bg: 'accent.solid', borderColor: 'accent.solid' },
      '&[aria-invalid=true]': { borderColor: 'danger.border' },
      '&:focus-visible': { outline: '3px solid {colors.focus.ring}', outlineOffset: '2px' },
    },
    '& > svg': { color: 'accent.onSolid', pointerEvents: 'none', visibility: 'hidden' },
    '& > :checked + svg': { visibility: 'visible' },
    _highContrast: { '& > input': { appearance: 'auto' }, '& > svg': { display: 'none' } },
  },
});
