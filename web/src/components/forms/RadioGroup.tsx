import { chakra } from '@chakra-ui/react/styled-system';
import { describedBy, FieldError, FieldGroup, type FieldProps, Hint } from './Field';

type Option = { value: string; label: string; disabled?: boolean };

export const RadioGroup = ({ options, ...field }: FieldProps & { options: readonly Option[] }) => {
  // The button that Tab focuses: the checked one.
  const tabStop = options.find(({ value }) => value === field.value) ?? options[0];
  return (
    <FieldGroup
      label={field.label}
      optional={field.optional}
      justifyItems="start"
      aria-describedby={describedBy(field)['aria-describedby']}
    >
      <Strip data-invalid={field.error === undefined ? undefined : ''}>
        {options.map(({ value, label, disabled }) => (
          <Segment key={value}>
            <input
              ref={value === tabStop?.value ? field.ref : undefined}
              type="radio"
              name={field.id}
              id={value === tabStop?.value ? field.id : undefined}
              value={value}
              checked={field.value === value}
              disabled={disabled}
              onChange={() => field.onChange(value)}
            />
            <span>{label}</span>
          </Segment>
        ))}
      </Strip>
      <FieldError id={field.id} error={field.error} />
      {field.hint !== undefined && <Hint id={`${field.id}-hint`}>{field.hint}</Hint>}
    </FieldGroup>
  );
};

const Strip = chakra('div', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    width: { base: '100%', md: 'auto' },
    borderRadius: 'control',
    bg: 'bg.panel',
    boxShadow: 'inset 0 0 0 1.5px {colors.border.emphasized}',
    '&[data-invalid]': { boxShadow: 'inset 0 0 0 1.5px {colors.danger.border}' },
    _highContrast: { border: '1px solid ButtonText' },
  },
});
const Segment = chakra('label', {
  base: {
    position: 'relative',
    flex: { base: 'auto', md: 'none' },
    cursor: 'pointer',
    '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
    '& span': {
      display: 'grid',
      placeItems: 'center',
      minHeight: 'control',
      px: { base: '3', md: '5' },
      borderRadius: 'control',
      fontSize: '0.9375rem',
      fontWeight: '500',
      color: 'fg.muted',
    },
    '& input:disabled + span': { color: 'fg.subtle', textDecoration: 'line-through' },
    '& input:checked + span': {
      bg: 'accent.subtle',
      color: 'accent.fg',
      fontWeight: '650',
      boxShadow: 'inset 0 0 0 2px {colors.accent.border}',
    },
    _highContrast: { '& input:checked + span': { border: '3px solid Highlight' } },
    '& input:focus-visible + span': { outline: '3px solid {colors.focus.ring}', outlineOffset: '2px' },
  },
});
