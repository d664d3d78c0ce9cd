import { chakra } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';
import { Icon } from '../Icon';
import { CHECKED } from './draft';
import { describedBy, FieldError, type FieldProps, Frame, Hint } from './Field';

type CheckboxFieldProps = FieldProps & {
  /** Cannot be changed, but can be focused, so that screen readers read its hint. */
  isLocked?: boolean;
};

export const CheckboxField = ({ label, isLocked = false, hint, ...field }: CheckboxFieldProps) => (
  <Frame>
    <Label data-off={isLocked ? '' : undefined}>
      <span>
        <input
          ref={field.ref}
          type="checkbox"
          id={field.id}
          checked={field.value === CHECKED}
          aria-disabled={isLocked}
          onChange={({ target }) => isLocked || field.onChange(target.checked ? CHECKED : '')}
          {...describedBy({ ...field, hint })}
        />
        <Icon as={Check} />
      </span>
      <span>{label}</span>
    </Label>
    <FieldError id={field.id} error={field.error} />
    {hint !== undefined && <Hint id={`${field.id}-hint`}>{hint}</Hint>}
  </Frame>
);

const Label = chakra('label', {
  base: {
    'display': 'flex',
    'gap': '3',
    'py': '10px',
    'cursor': 'pointer',
    '&[data-off]': { cursor: 'not-allowed', color: 'fg.subtle' },
    '& > :last-child': { minWidth: '0' },
    '& > :first-child': { display: 'grid', flex: 'none', boxSize: '24px', placeItems: 'center' },
    '& > :first-child > *': { gridArea: '1 / 1' },
    '& input': {
      'appearance': 'none',
      'boxSize': '24px',
      'margin': '0',
      'cursor': 'inherit',
      'bg': 'bg.panel',
      'border': '2px solid {colors.border.emphasized}',
      'borderRadius': 'tag',
      '_checked': { bg: 'accent.solid', borderColor: 'accent.solid' },
      '&[aria-invalid=true]': { borderColor: 'danger.border' },
      '&:focus-visible': { outline: '3px solid {colors.focus.ring}', outlineOffset: '2px' },
    },
    '&[data-off] input': { borderStyle: 'dashed', bg: 'bg.muted' },
    '& svg': { color: 'accent.onSolid', pointerEvents: 'none', visibility: 'hidden' },
    '& :checked + svg': { visibility: 'visible' },
    '_highContrast': { '& input': { appearance: 'auto' }, '& svg': { display: 'none' } },
  },
});
