import { showCaptureLine } from '#contract/shared/capture-line';
import { showDate } from '#contract/shared/dates';
import { isTax } from '#contract/shared/payment';
import { ErrorPanel } from '../../errors/ErrorPanel';
import { formatMoney } from '../../money/format';
import { paymentBase } from '../../payment-book/addresses';
import { usePayments } from '../../payment-book/api';
import { receiptUrl } from '../../receipt/address';
import { LinkButton } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';
import { Rows } from '../../ui/Rows';
import { RowsLoading } from '../../ui/RowsLoading';
import { TAXES } from './addresses';

const query = { bill_type: 'SAT,CDMX', payment_status: 'PROCESSED' as const, limit: 10 };

/** The lines that were paid lately, each with its receipt. */
export function PaidLines() {
  const paid = usePayments(query);
  if (paid.isError) {
    return <ErrorPanel error={paid.error} onRetry={() => paid.refetch()} retrying={paid.isFetching} />;
  }
  if (paid.data === undefined) return <RowsLoading rows={3} height="72px" />;
  const rows = paid.data.flatMap(({ key, operationType, effectiveDate, reference, totalAmount }) =>
    isTax(operationType)
      ? [
          {
            label: showDate(effectiveDate),
            value: `${operationType}: ${formatMoney(totalAmount)}`,
            detail: showCaptureLine(reference),
            action: (
              <Link to={receiptUrl(paymentBase[operationType], key)} standalone>
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
    <Card>
      <Rows rows={rows} />
    </Card>
  );
}
