import { type Account, slugOf } from '#contract/domain/account';
import { Money } from '#web/components/Money.tsx';
import type { Slot } from '#web/components/slot.ts';
import type { PayableAccount } from '#web/features/easy-payment/payable-account.ts';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { CreditFooter } from './CreditFooter';
import { nextPayment, overduePayment } from './upcoming';

function kindOf({ type }: Account): 'loan' | 'mortgage' | null {
  const slug = slugOf[type];
  return slug === 'loan' || slug === 'mortgage' ? slug : null;
}

export function BorrowedNote({ account }: { account: Account }) {
  if (kindOf(account) === null) return null;
  return (
    <>
      <small data-note="">Saldo pendiente: Total sin intereses.</small>
      {overduePayment(account, bankToday()) && <small data-late="">Pago vencido</small>}
    </>
  );
}

type FootProps = { account: Account; pay: (account: PayableAccount) => Slot };

export function BorrowedFooter({ account, pay }: FootProps) {
  const slug = kindOf(account);
  if (slug === null) return null;
  const today = bankToday();
  const overdue = overduePayment(account, today);
  const payment = overdue ?? nextPayment(account, today);
  return (
    <CreditFooter>
      {payment && (
        <p data-long="">
          <span>{overdue ? 'Saldo vencido' : 'Próximo pago'}</span>{' '}
          <b>
            <Money amount={payment.amount.amount} currency={payment.amount.currencyCode} size="text" />
          </b>
          {!overdue && (
            <>
              <span>.</span>{' '}
              {payment.date === today ? (
                <strong>Vence hoy</strong>
              ) : (
                <span data-by="">{`Pagar antes del ${formatDate(payment.date)}`}</span>
              )}
            </>
          )}
        </p>
      )}
      {pay({ key: account.key, slug, displayId: account.displayId })}
    </CreditFooter>
  );
}
