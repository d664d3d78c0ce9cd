import { Card } from '@chakra-ui/react/card';
import { Text } from '@chakra-ui/react/text';
import { Navigate } from 'react-router';
import { formatCaptureLine } from '#contract/domain/capture-line';
import { formatDate } from '#contract/domain/dates';
import { isOpenDaily } from '#contract/domain/hours';
import { formatCentavos } from '#contract/domain/money';
import type { TaxOperation } from '#contract/domain/payment';
import { AccountSelect } from '#web/components/forms/AccountSelect.tsx';
import { DraftField } from '#web/components/forms/DraftField.tsx';
import { useValues } from '#web/components/forms/useDraft.ts';
import { Note } from '#web/components/Note.tsx';
import { Rows } from '#web/components/Rows.tsx';
import type { FieldsProps } from '#web/flow/flow.ts';
import { AmountField } from '#web/flow/money-form/AmountField.tsx';
import { accountOf, availableIn, nameCoveringAccount } from '#web/flow/money-form/accounts.ts';
import { balanceHints } from '#web/flow/money-form/hints.ts';
import { bankNow } from '#web/lib/api/bank-clock.ts';
import { DefinedFields } from '../bill-payments/shared/defined-fields/DefinedFields';
import { ACTIVATION } from './addresses';
import { CaptureLineField } from './CaptureLineField';
import { amountOf, conceptFields, constantValue, operationOf, type Tax } from './tax';

type Props = FieldsProps<Tax>;

/** Returns where to redirect if a tax cannot be paid now. Taxes are never scheduled; federal ones need activation. */
export function redirectTarget({ services }: Tax['setup'], operation?: TaxOperation): string | undefined {
  if (services.some(({ id, active }) => id === operation && !active)) return ACTIVATION;
  return isOpenDaily('bill-payments', bankNow())
    ? undefined
    : '/verification/no-operation-time?service=bill-payments';
}

const LineField = ({ form }: Pick<Props, 'form'>) => (
  <DraftField form={form} name="line">
    {(field) => <CaptureLineField {...field} />}
  </DraftField>
);

export function SourceField({ form, setup }: Pick<Props, 'form' | 'setup'>) {
  return (
    <DraftField form={form} name="from">
      {(field) => <AccountSelect {...field} label="Cuenta origen" accounts={setup.accounts} />}
    </DraftField>
  );
}

export function TaxAmountField({ form, setup, quote }: Props) {
  const draft = useValues(form);
  const source = accountOf(setup.accounts, draft.from);
  const amount = amountOf(draft, quote);
  const hints = balanceHints({
    available: source && availableIn(source),
    centavos: amount === 0 ? undefined : amount,
    currency: 'MXN',
    when: 'today',
    later: '',
    covering: nameCoveringAccount(setup.accounts, source, amount),
  });
  const isWholePesos = operationOf(draft) === 'SAT';
  return (
    <AmountField form={form} currency="MXN" hints={hints} whole={isWholePesos}>
      {isWholePesos && (
        <Text textStyle="body.sm" color="fg.muted">
          En pesos, sin centavos, igual que en tu acuse.
        </Text>
      )}
    </AmountField>
  );
}

export function FederalFields(props: Props) {
  const { setup } = props;
  const redirectTo = redirectTarget(setup, 'SAT');
  const activeSince = setup.services.find(({ id }) => id === 'SAT')?.activeSince;
  if (redirectTo) return <Navigate to={redirectTo} replace />;
  return (
    <>
      {activeSince !== undefined && (
        <Note status="success">{`Pago de impuestos activo desde el ${formatDate(activeSince.slice(0, 10))}.`}</Note>
      )}
      <LineField {...props} />
      <TaxAmountField {...props} />
      <SourceField {...props} />
    </>
  );
}

/** First step of city taxes: the line has the concept, which decides the other fields. */
export function LineFields(props: Props) {
  const redirect = redirectTarget(props.setup, 'CDMX');
  if (redirect) return <Navigate to={redirect} replace />;
  return (
    <>
      <Text color="fg.muted">
        La encuentras en tu boleta, casi siempre al pie. De ella sale lo que vas a pagar.
      </Text>
      <LineField {...props} />
    </>
  );
}

/** Rows with the values that the bank returns for the line. */
export function LineRows({ form, quote }: Pick<Props, 'form' | 'quote'>) {
  const draft = useValues(form);
  const dueDate = constantValue(quote, 'due');
  const statedAmount = quote?.statedAmount;
  return (
    <Card.Root>
      <Rows
        rows={[
          { label: 'Concepto', value: constantValue(quote, 'concept') },
          {
            label: 'Línea de captura',
            value: formatCaptureLine(constantValue(quote, 'capture_line') ?? draft.line),
          },
          ...(dueDate === undefined ? [] : [{ label: 'Vence', value: formatDate(dueDate) }]),
          ...(statedAmount === undefined
            ? []
            : [{ label: 'Importe', value: formatCentavos(statedAmount, 'MXN') }]),
        ]}
      />
    </Card.Root>
  );
}

export function PaymentFields(props: Props) {
  return (
    <>
      <LineRows {...props} />
      {props.quote?.statedAmount === undefined ? (
        <TaxAmountField {...props} />
      ) : (
        <Text textStyle="body.sm" color="fg.muted">
          El importe viene en tu línea de captura y no se puede cambiar.
        </Text>
      )}
      <SourceField {...props} />
    </>
  );
}

export const ConceptFields = ({ form, quote }: Props) => (
  <>
    <Text color="fg.muted">La Ciudad de México pide estos datos para tu comprobante.</Text>
    <DefinedFields form={form} definitions={conceptFields(quote)} />
  </>
);
