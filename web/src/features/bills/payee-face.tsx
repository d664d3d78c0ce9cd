import type { Payee } from '#contract/payees';
import type { BankDate } from '#contract/shared/dates';
import { CompanyMark } from '../../marks/CompanyMark';
import { numberEnding, standingOf } from '../../payee-book/payee-words';
import type { PickFace } from '../../picker/PickCard';
import { lastPaid } from './payee-order';

/** What a card says of a saved service or phone. One that cannot be paid says so. */
export function payeeFace(payee: Payee, today: BankDate): PickFace {
  const { words, canPay } = standingOf(payee);
  const paid = lastPaid(payee, today);
  return {
    mark: <CompanyMark name={payee.merchantName} size={44} />,
    name: payee.nickname,
    off: !canPay,
    rests: payee.status === 'ON_HOLD',
    under: (
      <>
        <small>
          <span>{payee.merchantName}</span> <span translate="no">{numberEnding(payee)}</span>
        </small>
        {words !== undefined && <small>{canPay ? words : `${words}: no se puede pagar`}</small>}
        {canPay && paid !== '' && <small>{paid}</small>}
      </>
    ),
  };
}
