import { History, ReceiptText, Smartphone } from 'lucide-react';
import type { Payee } from '#contract/payees';
import { isTopUp } from '#contract/shared/payment';
import type { RowLink, RowView } from '../../../admin-list/row';
import { formatDate } from '../../../format/dates';
import { CompanyMark } from '../../../marks/CompanyMark';
import { payUrl } from '../../../payee-book/addresses';
import { numberEnding, standingOf } from '../../../payee-book/payee-words';
import { PAYMENT_HISTORY } from '../../../payment-book/addresses';
import { Tag } from '../../../ui/Tag';

const tones = { ACTIVE: 'neutral', ON_HOLD: 'info', INACTIVE: 'neutral', BLOCKED: 'warning' } as const;

/** A service or a phone of the list, as shown. One that cannot be paid says how it stands. */
export function payeeView(payee: Payee): RowView {
  const { nickname, merchantName, lastPayment, status } = payee;
  const standing = standingOf(payee);
  const history = `${PAYMENT_HISTORY.to}?${new URLSearchParams({ payee_key: payee.key })}`;
  return {
    lead: <CompanyMark name={merchantName} size={40} />,
    name: nickname,
    details: [
      <>
        <span>{`${merchantName} ·`}</span> <span translate="no">{numberEnding(payee)}</span>
      </>,
      ...(lastPayment ? [`Último pago: ${formatDate(lastPayment.date)}`] : []),
    ],
    status: standing.words !== undefined && (
      <Tag tone={tones[status]} mt="1">
        {standing.words}
      </Tag>
    ),
    main: standing.canPay ? payLink(payee) : undefined,
    links: [{ icon: History, title: 'Ver pagos', label: `Ver pagos de ${nickname}`, to: history }],
  };
}

const payLink = (payee: Payee): RowLink =>
  isTopUp(payee.billType)
    ? { icon: Smartphone, title: 'Recargar', label: `Recargar ${payee.nickname}`, to: payUrl(payee) }
    : { icon: ReceiptText, title: 'Pagar', label: `Pagar ${payee.nickname}`, to: payUrl(payee) };
