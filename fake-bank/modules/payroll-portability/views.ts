import { accountRef } from '#bank/shared/accounts/views';
import { bankNameOf } from '#bank/shared/institutions/institutions';
import { type PdfReceipt, pdfRow } from '#bank/shared/receipts/receipt';
import { bankInstant } from '#contract/domain/dates';
import type { Portability } from '#contract/domain/portability';
import type { PortabilityQuote } from '#contract/payroll-portability';
import {
  formatPayingAccount,
  portabilityLabels,
  portabilityMoment,
  portabilityReceiptRows,
} from '#contract/receipts/payroll-portability';
import { answerBy } from './course';
import type { PortabilityRequest } from './request';
import type { RequestTerms } from './service';

export const quoteView = (key: string, { to, institution, orderedAt }: RequestTerms): PortabilityQuote => ({
  key,
  account: accountRef(to),
  thirdPartyName: bankNameOf(institution),
  effectiveDate: answerBy(orderedAt),
});

export const requestView = ({ to, institution, rejection, ...request }: PortabilityRequest): Portability => ({
  key: request.key,
  confirmationNumber: request.confirmationNumber,
  operationDate: bankInstant(request.orderedAt),
  portabilityType: 'RECEIVE',
  status: request.status,
  effectiveDate: request.effectiveDate,
  accountKey: to.account,
  account: accountRef(to),
  thirdParty: institution,
  thirdPartyName: bankNameOf(institution),
  thirdPartyAccountType: request.type,
  thirdPartyAccountNumber: request.number,
  birthdate: request.birthdate,
  ...(rejection !== undefined && { rejectionReason: rejection }),
  history: request.history.map(({ status, at }) => ({ status, at: bankInstant(at) })),
});

export function pdfView(request: PortabilityRequest): PdfReceipt {
  const portability = requestView(request);
  const { heading, label } = portabilityLabels[portability.status];
  return {
    title: heading,
    moment: portabilityMoment(portability),
    status: label,
    amount: 'Sueldo completo',
    subtitle: `de ${formatPayingAccount(portability)}`,
    rows: [['Folio', portability.confirmationNumber], ...portabilityReceiptRows(portability).map(pdfRow)],
    issuedAt: request.orderedAt,
  };
}
