import type { FieldsProps } from '../../../flow/flow';
import { useField } from '../../../forms/useDraft';
import { CompanyMark } from '../../../marks/CompanyMark';
import { categoryWords } from '../../../payee-book/payee-words';
import { PickField } from '../../../picker/PickField';
import { Text } from '../../../ui/Text';
import type { Company, Creation } from './creation';

const categoryOf = ({ category }: Company): string => (category === undefined ? '' : categoryWords[category]);

/** Which company is to charge: found by its name, or by what it sells. */
export function CompanyFields({ form, setup }: FieldsProps<Creation>) {
  const company = useField(form, 'merchant');
  return (
    <>
      <Text tone="muted">Sus recibos se pagan solos el día en que vencen, o el siguiente día hábil.</Text>
      <PickField
        {...company}
        onChange={(key) => {
          // What was given to one company is no other's.
          if (key !== company.value) form.empty(isGiven);
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
          mark: <CompanyMark name={each.name} size={44} />,
          name: each.name,
          under: <small>{categoryOf(each)}</small>,
        })}
        last={() => null}
      />
    </>
  );
}

const isGiven = (name: string): boolean => name.startsWith('given-');
