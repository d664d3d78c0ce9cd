import { Text } from '@chakra-ui/react/text';
import { CompanyAvatar } from '#web/components/avatars/CompanyAvatar.tsx';
import { useField } from '#web/components/forms/useDraft.ts';
import { categoryLabels } from '#web/features/bill-payments/shared/payees/payee-labels.ts';
import type { FieldsProps } from '#web/flow/flow.ts';
import { PickerField } from '#web/patterns/picker/PickerField.tsx';
import type { Company, Creation } from './creation';

const categoryOf = ({ category }: Company): string =>
  category === undefined ? '' : categoryLabels[category];

export function CompanyFields({ form, setup }: FieldsProps<Creation>) {
  const company = useField(form, 'merchant');
  return (
    <>
      <Text color="fg.muted">Sus recibos se pagan solos el día en que vencen, o el siguiente día hábil.</Text>
      <PickerField
        {...company}
        onChange={(key) => {
          // Clears the fields of the previous company.
          if (key !== company.value) form.clearFields(isDynamicField);
          company.onChange(key);
        }}
        labels={{
          label: '¿Qué empresa va a cobrar?',
          showAllLabel: 'Ver todas',
          searchedFields: 'nombre o tipo: luz, agua, gas',
          noMatchText: 'Ninguna coincide.',
          reopenLabel: 'empresa',
        }}
        rows={setup.companies}
        searchedTexts={{ texts: (company) => [company.name, categoryOf(company)] }}
        cardOf={(each) => ({
          avatar: <CompanyAvatar name={each.name} size={44} />,
          name: each.name,
          details: <small>{categoryOf(each)}</small>,
        })}
        last={() => null}
      />
    </>
  );
}

const isDynamicField = (name: string): boolean => name.startsWith('given-');
