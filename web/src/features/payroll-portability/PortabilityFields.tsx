import { brand } from '#contract/brand';
import { PayingAccountType } from '#contract/domain/portability';
import { digitsIn } from '#contract/domain/text';
import { payingAccountLabels } from '#contract/receipts/payroll-portability';
import { payingAccountLength } from '#contract/rules/payroll-portability';
import { AccountSelect } from '#web/components/forms/AccountSelect.tsx';
import { CheckboxField } from '#web/components/forms/CheckboxField.tsx';
import { DraftField } from '#web/components/forms/DraftField.tsx';
import { GroupedField } from '#web/components/forms/GroupedField.tsx';
import { LiveHints } from '#web/components/forms/LiveHints.tsx';
import { RadioGroup } from '#web/components/forms/RadioGroup.tsx';
import { optionsOf, SelectField } from '#web/components/forms/SelectField.tsx';
import { useField, useValues } from '#web/components/forms/useDraft.ts';
import type { FieldsProps } from '#web/flow/flow.ts';
import { accountOf } from '#web/flow/money-form/accounts.ts';
import { BelowForm } from '#web/flow/money-form/BelowForm.tsx';
import { BirthdateField } from './BirthdateField';
import { groupedNumber } from './grouped-number';
import { PortabilitySteps } from './PortabilitySteps';
import { bankNameOf, type NewPayroll } from './portability';
import { numberHints, payingBanks } from './rules';

type Props = FieldsProps<NewPayroll>;

const typeOptions = optionsOf(PayingAccountType.options, (type) => payingAccountLabels[type]);

export function PortabilityFields(props: Props) {
  const { form, setup } = props;
  const { bank, to } = useValues(form);
  const paying = bankNameOf(setup.institutions, bank) ?? 'mi banco';
  const ending = accountOf(setup.accounts, to)?.displayId ?? '';
  return (
    <>
      <DraftField form={form} name="bank">
        {(field) => (
          <SelectField
            {...field}
            label="¿Qué banco te paga hoy tu nómina?"
            placeholder="Elige un banco"
            options={payingBanks(setup.institutions).map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </DraftField>
      <NumberFields {...props} />
      <DraftField form={form} name="to">
        {(field) => <AccountSelect {...field} label="Quieres recibirla en" accounts={setup.accounts} />}
      </DraftField>
      <BirthdateField form={form} />
      <DraftField form={form} name="consent">
        {(field) => (
          <CheckboxField
            {...field}
            label={`Autorizo a ${brand.bank} a pedir a ${paying} que envíe mi sueldo completo a mi cuenta${ending && ` ${ending}`}.`}
          />
        )}
      </DraftField>
      <BelowForm>
        <PortabilitySteps {...props} />
      </BelowForm>
    </>
  );
}

/** The other bank identifies the account by CLABE or by debit card number. */
function NumberFields({ form, setup }: Props) {
  const draft = useValues(form);
  const type = useField(form, 'type');
  const number = useField(form, 'number');
  const paying = bankNameOf(setup.institutions, draft.bank);
  const name = draft.type === 'CLABE' ? 'CLABE' : 'Número de tu tarjeta';
  // Shows a problem once: the field's error replaces the hint.
  const hints = numberHints(draft, setup).filter(({ good }) => good !== false || number.error === undefined);
  return (
    <>
      <RadioGroup
        {...type}
        onChange={(value) => {
          type.onChange(value);
          // The number belongs to the previous type of account number.
          if (number.value !== '') number.onChange('');
        }}
        label="¿Con qué dato la identificas?"
        options={typeOptions}
      />
      <GroupedField
        {...number}
        label={paying === undefined ? `${name} de esa cuenta` : `${name} de tu cuenta en ${paying}`}
        strip={digitsIn}
        shownAs={(digits) => groupedNumber(draft.type, digits)}
        isComplete={draft.number.length === payingAccountLength[draft.type]}
        hint={<LiveHints hints={hints} />}
      />
    </>
  );
}
