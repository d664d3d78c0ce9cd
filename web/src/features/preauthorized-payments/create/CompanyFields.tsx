import { type RefObject, useRef } from 'react';
import type { FieldsProps } from '../../../flow/flow';
import { DraftField } from '../../../forms/DraftField';
import { type DraftForm, useField } from '../../../forms/useDraft';
import { MerchantMark } from '../../../payee-book/MerchantMark';
import { categoryWords } from '../../../payee-book/payee-words';
import { PickField } from '../../../picker/PickField';
import { Text } from '../../../ui/Text';
import type { Company, Creation, CreationDraft } from './creation';

const categoryOf = ({ category }: Company): string => (category === undefined ? '' : categoryWords[category]);

/** Which company is to charge: found by its name, or by what it sells. */
export function CompanyFields({ form, setup }: FieldsProps<Creation>) {
  const company = useField(form, 'merchant');
  const forget = useRef(new Map<string, () => void>());
  return (
    <>
      <Text tone="muted">Sus recibos se pagan solos el día en que vencen, o el siguiente día hábil.</Text>
      <Given form={form} forget={forget} />
      <PickField
        {...company}
        onChange={(key) => {
          if (key !== company.value) for (const clear of forget.current.values()) clear();
          company.onChange(key);
        }}
        words={{
          label: '¿Qué empresa va a cobrar?',
          all: 'Ver todas',
          by: 'nombre o tipo: luz, agua, gas',
          none: 'Ninguna coincide.',
          what: 'empresa',
        }}
        rows={setup.companies}
        found={{ texts: (each) => [each.name, categoryOf(each)] }}
        faceOf={(each) => ({
          mark: <MerchantMark name={each.name} size={44} />,
          name: each.name,
          under: <small>{categoryOf(each)}</small>,
        })}
        last={() => null}
      />
    </>
  );
}

type GivenProps = { form: DraftForm<CreationDraft>; forget: RefObject<Map<string, () => void>> };

const isGiven = (name: string): name is `given-${string}` => name.startsWith('given-');

/** What was given to one company is no other's: how each of its fields is emptied. */
const Given = ({ form, forget }: GivenProps) =>
  Object.keys(form.initial)
    .filter(isGiven)
    .map((name) => (
      <DraftField key={name} form={form} name={name}>
        {({ onChange }) => {
          forget.current.set(name, () => onChange(''));
          return null;
        }}
      </DraftField>
    ));
