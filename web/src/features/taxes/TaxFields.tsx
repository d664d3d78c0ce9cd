import { Navigate } from 'react-router';
import { showCaptureLine } from '#contract/shared/capture-line';
import { showDate } from '#contract/shared/dates';
import { isOpenDaily } from '#contract/shared/hours';
import { showMoney } from '#contract/shared/money';
import type { TaxOperation } from '#contract/shared/payment';
import { bankNow } from '../../api/bank-clock';
import { DefinedFields } from '../../defined-fields/DefinedFields';
import type { FieldsProps } from '../../flow/flow';
import { AccountSelect } from '../../forms/AccountSelect';
import { DraftField } from '../../forms/DraftField';
import { useValues } from '../../forms/useDraft';
import { AmountField } from '../../money-form/AmountField';
import { accountOf, availableIn, nameCoveringAccount } from '../../money-form/accounts';
import { balanceHints } from '../../money-form/hints';
import { Card } from '../../ui/Card';
import { Note } from '../../ui/Note';
import { Rows } from '../../ui/Rows';
import { Text } from '../../ui/Text';
import { ACTIVATION } from './addresses';
import { CaptureLineField } from './CaptureLineField';
import { amountOf, conceptFields, operationOf, said, type Tax } from './tax';

type Props = FieldsProps<Tax>;

/** Where a tax cannot be paid now: it is never scheduled, and federal ones have to be activated. */
export function blockedAt({ services }: Tax['setup'], chosen?: TaxOperation): string | undefined {
  if (services.some(({ id, active }) => id === chosen && !active)) return ACTIVATION;
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

export function TypedAmount({ form, setup, quote }: Props) {
  const draft = useValues(form);
  const source = accountOf(setup.accounts, draft.from);
  const typed = amountOf(draft, quote);
  const hints = balanceHints({
    available: source && availableIn(source),
    centavos: typed === 0 ? undefined : typed,
    currency: 'MXN',
    when: 'today',
    later: '',
    covering: nameCoveringAccount(setup.accounts, source, typed),
  });
  const whole = operationOf(draft) === 'SAT';
  return (
    <AmountField form={form} currency="MXN" hints={hints} whole={whole}>
      {whole && (
        <Text size="sm" tone="muted">
          En pesos, sin centavos, igual que en tu acuse.
        </Text>
      )}
    </AmountField>
  );
}

/** Federal taxes: a line, its amount, an account. */
export function FederalFields(props: Props) {
  const { setup } = props;
  const elsewhere = blockedAt(setup, 'SAT');
  const since = setup.services.find(({ id }) => id === 'SAT')?.activeSince;
  if (elsewhere) return <Navigate to={elsewhere} replace />;
  return (
    <>
      {since !== undefined && (
        <Note tone="success">{`Pago de impuestos activo desde el ${showDate(since.slice(0, 10))}.`}</Note>
      )}
      <LineField {...props} />
      <TypedAmount {...props} />
      <SourceField {...props} />
    </>
  );
}

/** Taxes of the city begin with the line: it says what is asked for. */
export function LineFields(props: Props) {
  const elsewhere = blockedAt(props.setup, 'CDMX');
  if (elsewhere) return <Navigate to={elsewhere} replace />;
  return (
    <>
      <Text tone="muted">
        La encuentras en tu boleta, casi siempre al pie. De ella sale lo que vas a pagar.
      </Text>
      <LineField {...props} />
    </>
  );
}

/** What the line says of itself. */
export function LineRows({ form, quote }: Pick<Props, 'form' | 'quote'>) {
  const draft = useValues(form);
  const due = said(quote, 'due');
  const told = quote?.told;
  return (
    <Card>
      <Rows
        rows={[
          { label: 'Concepto', value: said(quote, 'concept') },
          { label: 'Línea de captura', value: showCaptureLine(said(quote, 'capture_line') ?? draft.line) },
          ...(due === undefined ? [] : [{ label: 'Vence', value: showDate(due) }]),
          ...(told === undefined ? [] : [{ label: 'Importe', value: showMoney(told, 'MXN') }]),
        ]}
      />
    </Card>
  );
}

/** Of what the city asks for, and from which account it is paid. */
export function PaymentFields(props: Props) {
  return (
    <>
      <LineRows {...props} />
      {props.quote?.told === undefined ? (
        <TypedAmount {...props} />
      ) : (
        <Text size="sm" tone="muted">
          El importe viene en tu línea de captura y no se puede cambiar.
        </Text>
      )}
      <SourceField {...props} />
    </>
  );
}

/** What the concept of the line asks for. */
export const ConceptFields = ({ form, quote }: Props) => (
  <>
    <Text tone="muted">La Ciudad de México pide estos datos para tu comprobante.</Text>
    <DefinedFields form={form} definitions={conceptFields(quote)} />
  </>
);
