import { Text } from '@chakra-ui/react/text';
import { Navigate } from 'react-router';
import { TaxOperation } from '#contract/domain/payment';
import { taxNames } from '#contract/taxes';
import { DraftField } from '#web/components/forms/DraftField.tsx';
import { RadioGroup } from '#web/components/forms/RadioGroup.tsx';
import { useValues } from '#web/components/forms/useDraft.ts';
import type { FieldsProps } from '#web/flow/flow.ts';
import { DefinedFields } from '../bill-payments/shared/defined-fields/DefinedFields';
import { CaptureLineField } from './CaptureLineField';
import { LineRows, redirectTarget, TaxAmountField } from './TaxFields';
import { conceptFields, operationOf, type Tax } from './tax';

type Props = FieldsProps<Tax>;

const offices = TaxOperation.options.map((operation) => ({
  value: operation,
  label: taxNames[operation].choice,
}));

export function OfficeFields({ form, setup }: Props) {
  const elsewhere = redirectTarget(setup);
  if (elsewhere) return <Navigate to={elsewhere} replace />;
  return (
    <DraftField form={form} name="operation">
      {(field) => <RadioGroup {...field} label="¿Qué vas a pagar?" options={offices} />}
    </DraftField>
  );
}

/** Redirects before the customer types a line if federal taxes are not active. */
export function HubLineFields({ form, setup }: Props) {
  const operation = operationOf(useValues(form));
  const redirect = redirectTarget(setup, operation);
  if (redirect) return <Navigate to={redirect} replace />;
  return (
    <>
      <Text color="fg.muted">{`La que te dio: ${taxNames[operation].office}.`}</Text>
      <DraftField form={form} name="line">
        {(field) => <CaptureLineField {...field} />}
      </DraftField>
    </>
  );
}

export function MethodFields(props: Props) {
  const { form, quote } = props;
  const definitions = conceptFields(quote);
  return (
    <>
      <LineRows {...props} />
      {quote?.statedAmount === undefined && <TaxAmountField {...props} />}
      {definitions.length > 0 && <DefinedFields form={form} definitions={definitions} />}
      <Text textStyle="body.sm" color="fg.muted">
        Se carga hoy a tu cuenta. Los impuestos no se pueden programar.
      </Text>
    </>
  );
}
