import { Badge } from '@chakra-ui/react/badge';
import { History, ReceiptText, Smartphone } from 'lucide-react';
import { isTopUp } from '#contract/domain/payment';
import type { Payee } from '#contract/payees';
import { CompanyAvatar } from '#web/components/avatars/CompanyAvatar.tsx';
import { payeeHistoryUrl, payUrl } from '#web/features/bill-payments/shared/payees/addresses.ts';
import {
  notPayableReason,
  numberEnding,
  payeeStatus,
} from '#web/features/bill-payments/shared/payees/payee-labels.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import type { RowLink, RowView } from '#web/patterns/admin-list/row.ts';

const tones = { ACTIVE: 'neutral', ON_HOLD: 'info', INACTIVE: 'neutral', BLOCKED: 'warning' } as const;

export function payeeView(payee: Payee): RowView {
  const { nickname, merchantName, lastPayment, status } = payee;
  const payeeState = payeeStatus(payee);
  return {
    lead: <CompanyAvatar name={merchantName} size={40} />,
    name: nickname,
    details: [
      <>
        <span>{`${merchantName} ·`}</span> <span translate="no">{numberEnding(payee)}</span>
      </>,
      ...(lastPayment ? [`Último pago: ${formatDate(lastPayment.date)}`] : []),
    ],
    status: payeeState.label !== undefined && (
      <Badge colorPalette={tones[status]} mt="1">
        {payeeState.label}
      </Badge>
    ),
    main: payeeState.canPay ? payLink(payee) : undefined,
    unavailableReason: notPayableReason(payee),
    links: [
      { icon: History, title: 'Ver pagos', label: `Ver pagos de ${nickname}`, to: payeeHistoryUrl(payee) },
    ],
  };
}

const payLink = (payee: Payee): RowLink =>
  isTopUp(payee.billType)
    ? { icon: Smartphone, title: 'Recargar', label: `Recargar ${payee.nickname}`, to: payUrl(payee) }
    : { icon: ReceiptText, title: 'Pagar', label: `Pagar ${payee.nickname}`, to: payUrl(payee) };
