import { chakra } from '@chakra-ui/react/styled-system';
import { showMoney, toCentavos } from '#contract/shared/money';
import type { FieldsProps } from '../../flow/flow';
import { AmountInput } from '../../forms/AmountInput';
import { DraftField } from '../../forms/DraftField';
import type { LimitsUpdate } from './limits';

export const LimitsFields = ({ form, setup }: FieldsProps<LimitsUpdate>) => (
  <DraftField form={form} name="all">
    {({ id, ref }) => (
      <All id={id} ref={ref} role="group" aria-label="Límites por operación" tabIndex={-1}>
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
      </All>
    )}
  </DraftField>
);

const All = chakra('div', { base: { display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1fr)' } });
