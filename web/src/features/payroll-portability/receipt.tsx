import { Text } from '@chakra-ui/react/text';
import type { Portability } from '#contract/domain/portability';
import {
  formatPayingAccount,
  formatReceivingAccount,
  portabilityLabels,
  portabilityMoment,
  portabilityReceiptRows,
} from '#contract/receipts/payroll-portability';
import { isOpen } from '#contract/rules/payroll-portability';
import { formatWeekday } from '#web/flow/money-form/days.ts';
import type { ReceiptView } from '#web/flow/receipt/view.ts';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { loadRequest, receiptPath } from './api';
import { statusOf } from './status';

const leads = {
  REQUESTED: 'Pediste recibir',
  IN_PROCESS: 'Pediste recibir',
  ACCEPTED: 'Vas a recibir',
  REJECTED: 'Pediste recibir',
  CANCELLED: 'Ya no vas a recibir',
} as const satisfies Record<Portability['status'], string>;

function nextOf(request: Portability): string {
  const { status, thirdPartyName, effectiveDate } = request;
  if (status === 'ACCEPTED') return `Tu sueldo llega desde el ${formatWeekday(effectiveDate)}.`;
  const unchangedText = 'tu sueldo sigue llegando como hasta ahora.';
  if (!isOpen(status)) return `T${unchangedText.slice(1)}`;
  return `${thirdPartyName} responde a más tardar el ${formatWeekday(effectiveDate)}. Mientras, ${unchangedText}`;
}

export const headline = (
  <Text as="span" textStyle="heading.lg" display="block">
    Tu sueldo completo
  </Text>
);

function viewOf(request: Portability): ReceiptView {
  const { status, confirmationNumber } = request;
  const { heading } = portabilityLabels[status];
  return {
    heading,
    at: portabilityMoment(request),
    status: statusOf(request, bankToday()),
    lead: leads[status],
    headline,
    to: `en ${formatReceivingAccount(request)}`,
    folio: confirmationNumber,
    shared: {
      text: `${heading}: de ${formatPayingAccount(request)} a ${formatReceivingAccount(request)}. Folio ${confirmationNumber}.`,
      picture: {
        lead: (payer) => `${payer} ${status === 'ACCEPTED' ? 'va a recibir' : 'pidió recibir'}`,
        amount: 'Su sueldo completo',
        rows: [
          { label: 'Desde', value: formatPayingAccount(request) },
          { label: 'En', value: formatReceivingAccount(request) },
        ],
      },
    },
    rows: portabilityReceiptRows(request),
    next: nextOf(request),
  };
}

export const portabilityReceipt = {
  key: ({ key }: Portability) => key,
  load: loadRequest,
  pdf: receiptPath,
  view: viewOf,
};
