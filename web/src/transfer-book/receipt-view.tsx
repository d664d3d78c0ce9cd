import { showMoney, toCentavos } from '#contract/shared/money';
import type { Receipt, TransferStatus } from '#contract/transfers';
import { formatDate, formatDateTime } from '../format/dates';
import { CopyButton } from '../forms/CopyButton';
import { showRate } from '../money/exchange';
import { formatMoney } from '../money/format';
import type { ReceiptView } from '../receipt/view';
import { ExternalLink } from '../ui/Link';
import { Money } from '../ui/Money';
import { loadReceipt, receiptPdf } from './api';
import { isPayment, statusOf } from './status';

type Leads = Partial<Record<TransferStatus, string>>;
const leads: Leads = { PROCESSED: 'Transferiste', SCHEDULED: 'Vas a transferir' };
const paymentLeads: Leads = { PROCESSED: 'Pagaste', SCHEDULED: 'Vas a pagar' };

/** A scheduled exchange is made at the rate of its own day. */
export const RATE_OF_THE_DAY = 'El tipo de cambio será el de ese día.';

/** What a receipt says, in the order in which it is read. */
export function receiptOf(receipt: Receipt): ReceiptView {
  const { fromAccount, toAccount, exchangeRate, message, rejection, thirdPartyType } = receipt;
  const status = statusOf(receipt.status, thirdPartyType);
  const lead = isPayment(thirdPartyType) ? paymentLeads : leads;
  return {
    heading: status.heading,
    at: receipt.operationDate ? `${formatDateTime(receipt.operationDate)} (Ciudad de México)` : '',
    status,
    lead: lead[receipt.status] ?? 'Importe',
    headline: (
      <Money amount={receipt.fromAmount.amount} currency={receipt.fromAmount.currencyCode} size="xl" />
    ),
    to: `a ${toAccount.description} ${toAccount.displayId}`,
    folio: receipt.confirmationNumber,
    shared: `${status.heading}: ${formatMoney(receipt.fromAmount)} a ${toAccount.description} ${toAccount.displayId}. Folio ${receipt.confirmationNumber}.`,
    rows: [
      { label: 'Cuenta origen', value: `${fromAccount.description} ${fromAccount.displayId}` },
      {
        label: 'Cuenta destino',
        value: `${toAccount.description} ${toAccount.displayId}`,
        ...(toAccount.bankName !== undefined && { detail: toAccount.bankName }),
      },
      {
        label: isPayment(thirdPartyType) ? 'Importe pagado' : 'Importe enviado',
        value: formatMoney(receipt.fromAmount),
      },
      ...chargeRows(receipt),
      ...(exchangeRate === undefined ? [] : [{ label: 'Tipo de cambio', value: showRate(exchangeRate) }]),
      ...(isOwn(receipt)
        ? [
            {
              label: receipt.status === 'PROCESSED' ? 'Importe recibido' : 'Importe en destino',
              value: formatMoney(receipt.toAmount),
            },
          ]
        : []),
      { label: 'Fecha de aplicación', value: formatDate(receipt.effectiveDate) },
      ...(message === undefined ? [] : [{ label: 'Concepto', value: message }]),
      ...proofRows(receipt),
      ...(rejection === undefined ? [] : [{ label: 'Motivo', value: rejection }]),
    ],
    next: nextOf(receipt),
  };
}

/** How a transfer's receipt is found again, printed and shown. */
export const transferReceipt = (again: string) => ({
  key: ({ key }: Receipt) => key,
  load: loadReceipt,
  pdf: receiptPdf,
  view: receiptOf,
  again,
});

const isOwn = ({ thirdPartyType }: Receipt): boolean => thirdPartyType === 'OWN';

/** What a transfer to others cost beside its amount. */
function chargeRows({ commission, fromAmount }: Receipt): ReceiptView['rows'] {
  if (commission === undefined) return [];
  if (commission.amount === 0) return [{ label: 'Comisión', value: 'Sin comisión' }];
  const total = toCentavos(fromAmount.amount) + toCentavos(commission.amount);
  return [
    { label: 'Comisión con IVA', value: formatMoney(commission) },
    { label: 'Total a cargo', value: showMoney(total, fromAmount.currencyCode) },
  ];
}

/** By what the other bank can find it. */
const proofRows = ({ customerReference, trackingKey, eppUrl }: Receipt): ReceiptView['rows'] => [
  ...(customerReference === undefined ? [] : [{ label: 'Referencia', value: customerReference }]),
  ...(trackingKey === undefined
    ? []
    : [
        {
          label: 'Clave de rastreo',
          value: trackingKey,
          action: <CopyButton text={trackingKey} label="Copiar clave de rastreo" />,
          ...(eppUrl !== undefined && {
            detail: <ExternalLink href={eppUrl}>Consulta tu CEP</ExternalLink>,
          }),
        },
      ]),
];

/** What happens next, and when. */
function nextOf(receipt: Receipt): string {
  const { status, effectiveDate, exchangeRate } = receipt;
  switch (status) {
    case 'PROCESSED':
      return isOwn(receipt)
        ? 'El dinero ya está en tu cuenta destino.'
        : 'El dinero ya se envió a la cuenta destino.';
    case 'SCHEDULED':
      return [
        `Se hará el ${formatDate(effectiveDate)}. Ten saldo ese día en tu cuenta origen.`,
        ...(exchangeRate === undefined ? [] : [RATE_OF_THE_DAY]),
        'Antes puedes cancelar desde tu historial.',
      ].join(' ');
    case 'CANCELLED':
    case 'REJECTED':
    case 'FAILED':
      return 'No se hizo ningún cargo a tu cuenta.';
    case 'REVERSE':
      return 'El dinero regresó a tu cuenta origen.';
    case 'BLOCKED':
    case 'ON_HOLD':
    case 'START_EXECUTION':
    case 'INQUIRY':
      return 'Consulta su estatus en tu historial. No repitas la operación.';
  }
}
