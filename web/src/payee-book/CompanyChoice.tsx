import { chakra } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';
import type { Merchant } from '#contract/merchants';
import { FieldError, type FieldProps, Legend } from '../forms/Field';
import { Icon } from '../ui/Icon';
import { MerchantMark } from './MerchantMark';

/** The company of a phone: all of them in sight, each with its mark. */
export const CompanyChoice = ({
  companies,
  ...field
}: FieldProps & { companies: readonly Pick<Merchant, 'merchantKey' | 'name'>[] }) => (
  <Group aria-describedby={field.error === undefined ? undefined : `${field.id}-error`}>
    <legend>
      <Legend label={field.label} />
    </legend>
    <Grid>
      {companies.map((company, index) => (
        <label key={company.merchantKey}>
          <input
            ref={index === 0 ? field.ref : undefined}
            type="radio"
            id={index === 0 ? field.id : undefined}
            name={field.id}
            value={company.merchantKey}
            checked={field.value === company.merchantKey}
            onChange={() => field.onChange(company.merchantKey)}
          />
          <span>
            <MerchantMark {...company} size={40} />
            <b>{company.name}</b>
            {field.value === company.merchantKey && <Icon as={Check} size="sm" />}
          </span>
        </label>
      ))}
    </Grid>
    <FieldError id={field.id} error={field.error} />
  </Group>
);

const Group = chakra('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6px',
    minWidth: 0,
    '& legend': { mb: '6px' },
  },
});
const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '10px',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
    '& > label': { position: 'relative', cursor: 'pointer' },
    '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
    '& input + span': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      height: '100%',
      minHeight: '64px',
      px: '3',
      py: '10px',
      bg: 'bg.panel',
      borderRadius: 'control',
      boxShadow: 'inset 0 0 0 1.5px {colors.border.emphasized}',
      fontSize: '0.875rem',
      lineHeight: '1.25',
    },
    '& b': { flex: '1', minWidth: '0', fontWeight: '600', overflowWrap: 'anywhere' },
    '& input:checked + span': { bg: 'accent.subtle', boxShadow: 'inset 0 0 0 2px {colors.accent.border}' },
    '& input:checked + span > svg:last-of-type': { color: 'accent.fg' },
    '& input:focus-visible + span': { outline: '3px solid {colors.focus.ring}', outlineOffset: '2px' },
  },
});
