import { Grid } from '@chakra-ui/react/grid';
import { formatCentavos, toCentavos } from '#contract/domain/money';
import { AmountInput } from '#web/components/forms/AmountInput.tsx';
import { DraftField } from '#web/components/forms/DraftField.tsx';
import type { FieldsProps } from '#web/flow/flow.ts';
import type { LimitsUpdate } from './limits';

export const LimitsFields = ({ form, setup }: FieldsProps<LimitsUpdate>) => (
  <DraftField form={form} name="all">
    {({ id, ref }) => (
      <Grid
        gap="6"
        templateColumns="minmax(0, 1fr)"
        id={id}
        ref={ref}
        role="group"
        aria-label="Límites por operación"
        tabIndex={-1}
      >
        {setup.limits.map(({ limitKey, limitDesc, maxLimit }) => (
          <DraftField key={limitKey} form={form} name={limitKey}>
            {(field) => (
              <AmountInput
                {...field}
                label={limitDesc}
                currency="MXN"
                size="md"
                hint={`Hasta ${formatCentavos(toCentavos(maxLimit.amount), 'MXN')} por operación`}
              />
            )}
          </DraftField>
        ))}
      </Grid>
    )}
  </DraftField>
);
