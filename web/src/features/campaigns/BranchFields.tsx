import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { MAX_EMBOSSING_LENGTH, toEmbossing } from '#contract/domain/campaign';
import type { Branch } from '#contract/locations';
import type { FieldBinding } from '#web/components/forms/draft.ts';
import { describedByError, FieldError, FieldGroup } from '#web/components/forms/Field.tsx';
import { Radio, radioCard } from '#web/components/forms/Radio.ts';
import { SearchField } from '#web/components/forms/SearchField.tsx';
import { TextField } from '#web/components/forms/TextField.tsx';
import { useField } from '#web/components/forms/useDraft.ts';
import type { FieldsProps } from '#web/flow/flow.ts';
import { BelowForm } from '#web/flow/money-form/BelowForm.tsx';
import { normalizeForSearch } from '#web/lib/format/normalize-for-search.ts';
import { CardSidePanel } from './CardSidePanel';
import type { Campaign } from './campaign';

export function BranchFields(props: FieldsProps<Campaign>) {
  const { form, setup } = props;
  const name = useField(form, 'name');
  return (
    <>
      <TextField
        {...name}
        onChange={(text) => name.onChange(toEmbossing(text))}
        label="Nombre en la tarjeta"
        max={MAX_EMBOSSING_LENGTH}
      />
      <BranchChoice {...useField(form, 'branch')} branches={setup.branches} />
      <BelowForm>
        <CardSidePanel {...props} />
      </BelowForm>
    </>
  );
}

/** Common abbreviations in searches. */
const shortNames: Readonly<Record<string, string>> = { 'Ciudad de México': 'CDMX' };

const matchesSearch = ({ name, city, state, address, postalCode }: Branch, search: string): boolean =>
  [name, city, state, address, postalCode, shortNames[city] ?? ''].some((text) =>
    normalizeForSearch(text).includes(search),
  );

function BranchChoice({ branches, ...field }: FieldBinding & { branches: readonly Branch[] }) {
  const [sought, setSought] = useState('');
  const query = normalizeForSearch(sought.trim());
  // The selected branch stays visible in any search.
  const matches = branches.filter((branch) => branch.id === field.value || matchesSearch(branch, query));
  return (
    <FieldGroup
      label="¿Dónde recoges tu tarjeta?"
      ref={matches.length === 0 ? field.ref : undefined}
      tabIndex={-1}
      outline="none"
      aria-describedby={describedByError(field)}
    >
      <Text textStyle="body.sm" color="fg.muted">
        Te avisamos cuando esté lista. Lleva tu identificación.
      </Text>
      <SearchField
        id="branch-search"
        label="Busca por ciudad, sucursal o código postal"
        value={sought}
        onChange={setSought}
      />
      <FieldError id={field.id} error={field.error} />
      <Text textStyle="body.sm" color="fg.muted" role="status">
        {matches.length === 0
          ? 'No encontramos sucursales con ese nombre.'
          : matches.length === 1
            ? '1 sucursal'
            : `${matches.length} sucursales`}
      </Text>
      <List>
        {matches.map(({ id, name, address, city, hours }, place) => (
          <BranchDetails key={id}>
            <label>
              <Radio
                ref={place === 0 || field.value === id ? field.ref : undefined}
                type="radio"
                name={field.id}
                value={id}
                checked={field.value === id}
                onChange={() => field.onChange(id)}
              />
              <span>
                <b>{name}</b>
                <small>{`${address}, ${city}`}</small>
                {hours !== undefined && <small>{hours}</small>}
              </span>
            </label>
          </BranchDetails>
        ))}
      </List>
    </FieldGroup>
  );
}

const List = chakra('div', {
  base: { display: 'grid', gap: '2', maxHeight: { md: '26rem' }, overflowY: { md: 'auto' }, p: '2px' },
});
const BranchDetails = chakra('div', {
  base: {
    ...radioCard,
    bg: 'bg.panel',
    '& > label': { display: 'flex', gap: '3', p: '4', cursor: 'pointer' },
    '& b, & small': { display: 'block' },
    '& small': { textStyle: 'body.sm', color: 'fg.muted' },
    '&:has(:focus-visible)': { outline: '3px solid {colors.focus.ring}', outlineOffset: '2px' },
    '& input': { outline: 'none' },
  },
});
