import { chakra } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';
import type { FieldBinding } from '../../forms/draft';
import { FieldError, Frame, Hint } from '../../forms/Field';
import { Icon } from '../../ui/Icon';
import { ACCEPTED } from './campaign';

type AcceptanceProps = FieldBinding & { isRead: boolean };

/** That the terms are accepted; not before they were read to their end. */
export const Acceptance = ({ isRead, ...field }: AcceptanceProps) => (
  <Frame>
    <Label data-off={isRead ? undefined : ''}>
      <span>
        <input
          ref={field.ref}
          type="checkbox"
          id={field.id}
          checked={field.value === ACCEPTED}
          // It can be reached before, so that it is told why it cannot be given yet.
          aria-disabled={!isRead}
          onChange={({ target }) => isRead && field.onChange(target.checked ? ACCEPTED : '')}
          aria-invalid={field.error !== undefined}
          aria-describedby={`${field.id}-hint${field.error === undefined ? '' : ` ${field.id}-error`}`}
        />
        <Icon as={Check} />
      </span>
      Acepto los términos y condiciones
    </Label>
    <FieldError id={field.id} error={field.error} />
    <Hint id={`${field.id}-hint`}>
      {isRead
        ? 'Aceptarlos no te compromete: se contrata hasta que firmas.'
        : 'Lee el documento hasta el final para poder aceptarlo.'}
    </Hint>
  </Frame>
);

const Label = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'control',
    cursor: 'pointer',
    '&[data-off]': { cursor: 'not-allowed', color: 'fg.subtle' },
    '& > span': { display: 'grid', flex: 'none', boxSize: '24px', placeItems: 'center' },
    '& > span > *': { gridArea: '1 / 1' },
    '& input': {
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
    '&[data-off] input': { borderStyle: 'dashed', bg: 'bg.muted' },
    '& svg': { color: 'accent.onSolid', pointerEvents: 'none', visibility: 'hidden' },
    '& :checked + svg': { visibility: 'visible' },
    _highContrast: { '& input': { appearance: 'auto' }, '& svg': { display: 'none' } },
  },
});
