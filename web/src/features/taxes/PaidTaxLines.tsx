import { Card } from '@chakra-ui/react/card';
import { formatCaptureLine } from '#contract/domain/capture-line';
import { formatDate } from '#contract/domain/dates';
import { isTax } from '#contract/domain/payment';
import { LinkButton } from '#web/components/Button.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { ErrorPanel } from '#web/components/errors/ErrorPanel.tsx';
import { Link } from '#web/components/Link.tsx';
import { Rows } from '#web/components/Rows.tsx';
import { RowsLoading } from '#web/components/RowsLoading.tsx';
import { receiptUrl } from '#web/flow/receipt/address.ts';
import { formatMoney } from '#web/lib/money/format.ts';
import { paymentBase } from '../bill-payments/shared/payments/addresses';
import { usePayments } from '../bill-payments/shared/payments/api';
import { TAXES } from './addresses';

const query = { bill_type: 'SAT,CDMX', payment_status: 'PROCESSED' as const, limit: 10 };

export function PaidTaxLines() {
  const payments = usePayments(query);
  if (payments.isError) {
    return (
      <ErrorPanel error={payments.error} onRetry={() => payments.refetch()} retrying={payments.isFetching} />
    );
  }
  if (payments.data === undefined) return <RowsLoading rows={3} height="72px" />;
  const rows = payments.data.flatMap(({ key, operationType, effectiveDate, reference, totalAmount }) =>
    isTax(operationType)
      ? [
          {
            label: formatDate(effectiveDate),
            value: `${operationType}: ${formatMoney(totalAmount)}`,
            detail: formatCaptureLine(reference),
            action: (
              <Link to={receiptUrl(paymentBase[operationType], key)} variant="plain">
                Ver comprobante
              </Link>
            ),
          },
        ]
      : [],
  );
  if (rows.length === 0) {
    return (
      <EmptyState
        title="Aún no has pagado impuestos"
        action={<LinkButton to={TAXES}>Pagar un impuesto</LinkButton>}
      >
        Aquí verás las líneas de captura que pagues.
      </EmptyState>
    );
  }
  return (
    <Card.Root>
      <Rows rows={rows} />
    </Card.Root>
  );
}
