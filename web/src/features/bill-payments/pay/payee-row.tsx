import type { BankDate } from '#contract/domain/dates';
import type { Payee } from '#contract/payees';
import { CompanyAvatar } from '#web/components/avatars/CompanyAvatar.tsx';
import type { PickerRow } from '#web/patterns/picker/PickerCard.tsx';
import { notPayableReason, numberEnding, payeeStatus } from '../shared/payees/payee-labels';
import { formatLastPayment } from './payee-order';

/** Picker row of a payee; shows its status unless active, and its last payment if payable. */
export function payeeRow(payee: Payee, today: BankDate): PickerRow {
  const { label, canPay } = payeeStatus(payee);
  const lastPayment = formatLastPayment(payee, today);
  return {
    avatar: <CompanyAvatar name={payee.merchantName} size={44} />,
    name: payee.nickname,
    disabledReason: notPayableReason(payee),
    isOnHold: payee.status === 'ON_HOLD',
    details: (
      <>
        <small>
          <span>{payee.merchantName}</span> <span translate="no">{numberEnding(payee)}</span>
        </small>
        {label !== undefined && <small>{canPay ? label : `${label}: no se puede pagar`}</small>}
        {canPay && lastPayment !== '' && <small>{lastPayment}</small>}
      </>
    ),
  };
}
