import { AccountSelect } from '#web/components/forms/AccountSelect.tsx';
import { DraftField } from '#web/components/forms/DraftField.tsx';
import { SelectField } from '#web/components/forms/SelectField.tsx';
import type { FieldsProps } from '#web/flow/flow.ts';
import { AmountField } from '#web/flow/money-form/AmountField.tsx';
import type { DonationFlow } from './donation';

export const DonationFields = ({ form, setup }: FieldsProps<DonationFlow>) => (
  <>
    <DraftField form={form} name="charity">
      {(field) => (
        <SelectField
          {...field}
          label="Organización"
          placeholder="Elige una organización"
          options={setup.charities.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </DraftField>
    <AmountField form={form} currency="MXN" />
    <DraftField form={form} name="from">
      {(field) => <AccountSelect {...field} label="Cuenta origen" accounts={setup.accounts} />}
    </DraftField>
  </>
);
