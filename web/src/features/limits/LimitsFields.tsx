import { showMoney, toCentavos } from '#contract/shared/money';
import type { FieldsProps } from '../../flow/flow';
import { AmountInput } from '../../forms/AmountInput';
import type { LimitsUpdate } from './limits';

export const LimitsFields = ({ bind, setup }: FieldsProps<LimitsUpdate>) => (
  <>
    {setup.limits.map(({ limitKey, limitDesc, maxLimit }) => (
      <AmountInput
        key={limitKey}
        {...bind(limitKey)}
        label={limitDesc}
        currency="MXN"
        size="md"
        hint={`Hasta ${showMoney(toCentavos(maxLimit.amount), 'MXN')} por operación`}
      />
    ))}
  </>
);
