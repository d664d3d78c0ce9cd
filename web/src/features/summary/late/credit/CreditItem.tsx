import { type Account, slugOf } from '#contract/shared/account';
import { bankToday } from '../../../../api/bank-clock';
import { formatDate } from '../../../../format/dates';
import { EasyPaymentSlot } from '../../../../ui/EasyPaymentSlot';
import { Money } from '../../../../ui/Money';
import { AccountRow } from '../../AccountRow';
import { Balance } from '../../Balance';
import { PlainItem } from '../../PlainItem';
import { Foot } from './Foot';
import { Revolving } from './Revolving';
import { nextPayment, overduePayment } from './upcoming';

/** An account of the list, as its kind is shown: of credit how much is in use, what to pay and how. */
export function CreditItem({ account }: { account: Account }) {
  const slug = slugOf[account.type];
  switch (slug) {
    case 'credit-card':
    case 'line-of-credit':
      return <Revolving account={account} slug={slug} />;
    case 'loan':
    case 'mortgage':
      return <Borrowed account={account} slug={slug} />;
    default:
      return <PlainItem account={account} />;
  }
}

/** A loan or a mortgage: what is owed of it, and by when the next part of that. */
function Borrowed({ account, slug }: { account: Account; slug: 'loan' | 'mortgage' }) {
  const today = bankToday();
  const overdue = overduePayment(account, today);
  const payment = overdue ?? nextPayment(account, today);
  return (
    <>
      <AccountRow account={account}>
        <Balance account={account} />
        <small data-note="">Saldo pendiente: Total sin intereses.</small>
        {overdue && <small data-late="">Pago vencido</small>}
      </AccountRow>
      <Foot>
        {payment && (
          <p data-long="">
            {overdue ? 'Saldo vencido' : 'Próximo pago'}{' '}
            <b>
              <Money amount={payment.amount.amount} currency={payment.amount.currencyCode} size="text" />
            </b>
            {!overdue && (
              <>
                .{' '}
                {payment.date === today ? (
                  <strong>Vence hoy</strong>
                ) : (
                  <span data-by="">Pagar antes del {formatDate(payment.date)}</span>
                )}
              </>
            )}
          </p>
        )}
        <EasyPaymentSlot account={{ key: account.key, slug, displayId: account.displayId }} size="sm" />
      </Foot>
    </>
  );
}
