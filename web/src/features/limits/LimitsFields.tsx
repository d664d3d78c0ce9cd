import { showMoney, toCentavos } from '#contract/shared/money';
import type { FieldsProps } from '../../flow/flow';
import { AmountInput } from '../../forms/AmountInput';
import { DraftField } from '../../forms/DraftField';
import type { LimitsUpdate } from './limits';

export const LimitsFields = ({ form, setup }: FieldsProps<LimitsUpdate>) => (
  <>
    {setup.limits.map(({ limitKey, limitDesc, maxLimit }) => (
      <DraftField key={limitKey} form={form} name={limitKey}>
        {(field) => (
          <AmountInput
            {...field}
            label={limitDesc}
            currency="MXN"
            size="md"
            hint={`Hasta ${showMoney(toCentavos(maxLimit.amount), 'MXN')} por operación`}
          />
        )}
      </DraftField>
    ))}
  </>
);
