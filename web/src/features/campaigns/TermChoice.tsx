import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { FieldBinding } from '#web/components/forms/draft.ts';
import { describedByError, FieldError, FieldGroup, Hint } from '#web/components/forms/Field.tsx';

type TermChoiceProps = FieldBinding & { label: string; deadlines: readonly number[]; hint: ReactNode };

export const TermChoice = ({ label, deadlines, hint, ...field }: TermChoiceProps) => (
  <FieldGroup label={label} aria-describedby={describedByError(field)}>
    <Tiles>
      {deadlines.map((months, place) => (
        <label key={months}>
          <input
            ref={place === 0 || field.value === String(months) ? field.ref : undefined}
            type="radio"
            name={field.id}
            value={months}
            checked={field.value === String(months)}
            onChange={() => field.onChange(String(months))}
          />
          <span>
            <b>{months}</b> meses
          </span>
        </label>
      ))}
    </Tiles>
    <FieldError id={field.id} error={field.error} />
    <Hint>{hint}</Hint>
  </FieldGroup>
);

const Tiles = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(4rem, 100%), 1fr))',
    '& label': { position: 'relative', cursor: 'pointer' },
    '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
    '& span': {
      display: 'grid',
      placeItems: 'center',
      alignContent: 'center',
      height: '100%',
      minHeight: '56px',
      px: '1',
      textAlign: 'center',
      textStyle: 'body.sm',
      color: 'fg.muted',
      bg: 'bg.panel',
      borderRadius: 'control',
      boxShadow: 'inset 0 0 0 1.5px {colors.border.emphasized}',
    },
    '& b': { display: 'block', fontSize: '1rem', fontWeight: '600', color: 'fg' },
    '& :checked + span': {
      bg: 'accent.subtle',
      color: 'accent.fg',
      boxShadow: 'inset 0 0 0 2px {colors.accent.border}',
    },
    '& :checked + span > b': { color: 'accent.fg' },
    '& :focus-visible + span': { outline: '3px solid {colors.focus.ring}', outlineOffset: '2px' },
    _highContrast: { '& :checked + span': { outline: '2px solid Highlight' } },
  },
});
