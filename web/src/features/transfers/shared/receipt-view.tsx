import { moneyOf, toCentavos } from '#contract/domain/money';
import type { ReceiptRow } from '#contract/domain/receipt';
import { receiptMoment } from '#contract/receipts/outcome';
import {
  isPayment,
  isUndone,
  payeeOf,
  TOTAL,
  TRACKING_KEY,
  transferReceiptRows,
} from '#contract/receipts/transfers';
import type { Receipt, TransferStatus } from '#contract/transfers';
import { CopyButton } from '#web/components/forms/CopyButton.tsx';
import { ExternalLink } from '#web/components/Link.tsx';
import { Money } from '#web/components/Money.tsx';
import type { Failure, ReceiptView, SharedPicture } from '#web/flow/receipt/view.ts';
import { repeatTransferUrl, transferBase } from '#web/lib/addresses/transfers.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { formatMoney } from '#web/lib/money/format.ts';
import { loadReceipt, receiptPdf } from './api';
import { statusView } from './status';

type Leads = Partial<Record<TransferStatus, string>>;
const leads: Leads = { PROCESSED: 'Transferiste', SCHEDULED: 'Vas a transferir' };
const paymentLeads: Leads = { PROCESSED: 'Pagaste', SCHEDULED: 'Vas a pagar' };

/** A scheduled exchange uses the rate of the execution day. */
export const RATE_OF_THE_DAY = 'El tipo de cambio será el de ese día.';

export function receiptOf(receipt: Receipt): ReceiptView {
  const { thirdPartyType } = receipt;
  const payee = payeeOf(receipt);
  const status = statusView(receipt.status, thirdPartyType);
  const lead = isPayment(thirdPartyType) ? paymentLeads : leads;
  return {
    heading: status.heading,
    at: receiptMoment({ ...receipt, scheduled: receipt.transferType === 'schedule' }),
    status,
    lead: lead[receipt.status] ?? 'Importe',
    headline: (
      <Money amount={receipt.fromAmount.amount} currency={receipt.fromAmount.currencyCode} size="xl" />
    ),
    to: payee,
    folio: receipt.confirmationNumber,
    shared: {
      text: `${status.heading}: ${formatMoney(receipt.fromAmount)} ${payee}. Folio ${receipt.confirmationNumber}.`,
      picture: pictureOf(receipt),
    },
    rows: transferReceiptRows(receipt).map((row) => {
      if (row.label === TRACKING_KEY) return proofRow(row, receipt);
      return row.label === TOTAL ? { ...row, total: true } : row;
    }),
    sourceNumber: receipt.fromAccount.displayId,
    ...(isFailed(receipt.status) && { failure: failureOf(receipt) }),
    next: nextOf(receipt),
  };
}

/** Shared picture with the name of the holder, not the alias, which is the customer's. */
function pictureOf(receipt: Receipt): SharedPicture {
  const { status, thirdPartyType, fromAmount, fromAccount, effectiveDate, message, trackingKey, eppUrl } =
    receipt;
  const { holder, description, bankName, displayId } = receipt.toAccount;
  const verb = verbsFor(thirdPartyType)[status === 'PROCESSED' ? 'done' : 'planned'];
  return {
    lead: (payer) => `${payer} ${verb}`,
    amount: fromAmount,
    concept: message,
    rows: [
      { label: 'Para', value: holder ?? description },
      { label: bankName === undefined ? 'Cuenta' : 'Banco', value: [bankName, displayId].join(' ').trim() },
      ...(status === 'SCHEDULED' ? [{ label: 'Fecha programada', value: formatDate(effectiveDate) }] : []),
    ],
    from: fromAccount.displayId,
    trackingKey,
    proof: eppUrl,
  };
}

function verbsFor(thirdPartyType: string) {
  if (thirdPartyType === 'OWN')
    return { done: 'transfirió entre sus cuentas', planned: 'va a transferir entre sus cuentas' };
  return isPayment(thirdPartyType)
    ? { done: 'pagó', planned: 'va a pagar' }
    : { done: 'te envió', planned: 'te va a enviar' };
}

const isFailed = (status: TransferStatus): boolean => isUndone(status) && status !== 'CANCELLED';

function failureOf(receipt: Receipt): Failure {
  const { key, status, rejection, fromAmount, commission, toAccount, effectiveDate } = receipt;
  // A returned transfer has reached the other bank, so the same order may fail again.
  const canRepeat = status !== 'REVERSE' && transferBase(receipt.thirdPartyType) !== undefined;
  return {
    reason: rejection,
    amount: moneyOf(
      toCentavos(fromAmount.amount) + toCentavos(commission?.amount ?? 0),
      fromAmount.currencyCode,
    ),
    destinationKey: toAccount.key,
    ...(status !== 'REVERSE' && { order: { key, date: effectiveDate } }),
    ...(canRepeat && {
      retry: (from) => repeatTransferUrl(receipt, { from_account: from }) ?? '',
      schedule: (from) => repeatTransferUrl(receipt, { from_account: from, when: 'later' }) ?? '',
    }),
  };
}

export const transferReceipt = (repeatLabel: string) => ({
  key: ({ key }: Receipt) => key,
  load: loadReceipt,
  pdf: receiptPdf,
  view: receiptOf,
  repeatLabel,
});

const isOwn = ({ thirdPartyType }: Receipt): boolean => thirdPartyType === 'OWN';

/** Row of the tracking key, which identifies the transfer at the other bank. */
const proofRow = (row: ReceiptRow, { eppUrl }: Receipt) => ({
  ...row,
  action: <CopyButton text={row.value} label="Copiar clave de rastreo" />,
  ...(eppUrl !== undefined && { detail: <ExternalLink href={eppUrl}>Consulta tu CEP</ExternalLink> }),
});

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
    case 'BLOCKED':
      return 'No se hizo ningún cargo a tu cuenta.';
    case 'REVERSE':
      return 'El dinero regresó a tu cuenta origen.';
    case 'ON_HOLD':
    case 'START_EXECUTION':
    case 'INQUIRY':
      return 'Consulta su estatus en tu historial. No repitas la operación.';
  }
}
