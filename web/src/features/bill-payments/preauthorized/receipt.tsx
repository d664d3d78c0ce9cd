import { Text } from '@chakra-ui/react/text';
import { formatEnding } from '#contract/domain/account';
import type { PreauthorizedReceipt } from '#contract/domain/preauthorized-payment';
import { preauthorizedPayments } from '#contract/preauthorized-payments';
import {
  preauthorizedAmount,
  preauthorizedLabels,
  preauthorizedReceiptRows,
  preauthorizedSubtitle,
} from '#contract/receipts/preauthorized-payments';
import { Link } from '#web/components/Link.tsx';
import { Money } from '#web/components/Money.tsx';
import type { ReceiptView } from '#web/flow/receipt/view.ts';
import { pathOf } from '#web/lib/api/path.ts';
import { formatDate, formatMoment } from '#web/lib/format/dates.ts';
import { PREAUTHORIZED } from './addresses';
import { loadReceipt } from './api';

/** Receipt of a creation or a cancellation. */
function viewOf(receipt: PreauthorizedReceipt): ReceiptView {
  const { confirmationNumber, operationType, operationDate, status } = receipt;
  const { heading, label } = preauthorizedLabels(receipt);
  const isNew = operationType === 'CREATION';
  const [first] = receipt.payments;
  const amount = isNew ? first?.nextCharge?.amount : undefined;
  const to = preauthorizedSubtitle(receipt);
  const lead = isNew ? 'Próximo cargo' : 'Se cancelaron los cobros';
  return {
    heading,
    at: formatMoment(operationDate),
    status: { label, tone: !isNew ? 'neutral' : status === 'ENABLED' ? 'success' : 'warning' },
    lead,
    headline: amount ? (
      <Money amount={amount.amount} currency={amount.currencyCode} size="xl" />
    ) : (
      <Text textStyle="heading.lg" overflowWrap="anywhere">
        {preauthorizedAmount(receipt)}
      </Text>
    ),
    to,
    folio: confirmationNumber,
    shared: {
      text: `${heading}: ${preauthorizedAmount(receipt)} ${to}. Folio ${confirmationNumber}.`,
      picture: {
        lead: () => lead,
        amount: amount ?? preauthorizedAmount(receipt),
        rows: receipt.payments.map(({ merchantName, reference }) => ({
          label: 'Para',
          value: `${merchantName} ${formatEnding(reference)}`,
        })),
        from: first?.fromAccount.displayId,
      },
    },
    rows: preauthorizedReceiptRows(receipt),
    next: (
      <>
        <p>
          {isNew
            ? nextOf(receipt)
            : 'Aplica en tres días hábiles a más tardar: un cargo que ya esté en camino será el último. El servicio sigue: paga tú sus recibos.'}
        </p>
        <Link to={PREAUTHORIZED.to} variant="plain">
          Ver mis domiciliaciones
        </Link>
      </>
    ),
  };
}

function nextOf({ status, payments: [first] }: PreauthorizedReceipt): string {
  if (status === 'DISABLED') return 'Ya no se cobra: se canceló, o desactivaste los cargos.';
  const next = first?.nextCharge;
  return next === undefined
    ? 'Se cobra a partir del siguiente recibo. Ten saldo el día en que venza.'
    : `Se cobra el ${formatDate(next.date)} a las 06:00 horas. Ten saldo ese día.`;
}

export const preauthorizedReceipt = {
  key: ({ id }: PreauthorizedReceipt) => id,
  load: loadReceipt,
  pdf: (id: string) => pathOf(preauthorizedPayments.receipt, { id }),
  view: viewOf,
} as const;
