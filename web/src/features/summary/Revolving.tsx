import { chakra } from '@chakra-ui/react/styled-system';
import type { Account } from '#contract/shared/account';
import { availableCreditOf, creditLimitOf } from '#contract/shared/credit-product';
import { bankToday } from '../../api/bank-clock';
import { useRevolvingCredit } from '../../api/queries/revolving-credit';
import { formatDate } from '../../format/dates';
import { CreditBar } from '../../ui/CreditBar';
import { EasyPaymentSlot } from '../../ui/EasyPaymentSlot';
import { Money } from '../../ui/Money';
import { Skeleton } from '../../ui/Skeleton';
import { AccountRow } from './AccountRow';
import { Balance } from './Balance';
import { Foot } from './Foot';
import { type UpcomingPayment, upcomingPayment } from './upcoming';

type RevolvingProps = { account: Account; slug: 'credit-card' | 'line-of-credit' };

/** A card or a line: how much of it is in use, and what to pay. Its balance alone where the rest cannot be read. */
export function Revolving({ account, slug }: RevolvingProps) {
  const { data, isPending } = useRevolvingCredit(slug, account.key);
  const limit = data ? creditLimitOf(data) : null;
  const payment = upcomingPayment(account, bankToday());
  return (
    <>
      <AccountRow account={account}>
        {data && limit !== null ? (
          <small>
            Límite <Money amount={limit} currency={data.defaultCurrency} size="text" />
          </small>
        ) : (
          !isPending && (
            <>
              <Balance account={account} />
              <small>Saldo utilizado</small>
            </>
          )
        )}
      </AccountRow>
      <Use>
        {isPending && <Skeleton height="66px" />}
        {data && limit !== null && (
          <CreditBar
            used={data.balanceOwed.amount}
            available={availableCreditOf(data)}
            limit={limit}
            currency={data.defaultCurrency}
          />
        )}
      </Use>
      <Foot>
        {payment && <ToPay payment={payment} />}
        <EasyPaymentSlot account={{ key: account.key, slug, displayId: account.displayId }} size="sm" />
      </Foot>
    </>
  );
}

const ToPay = ({ payment: { amount, date, late } }: { payment: UpcomingPayment }) => (
  <p data-long="">
    Para no generar intereses paga{' '}
    <b>
      <Money amount={amount.amount} currency={amount.currencyCode} size="text" />
    </b>{' '}
    <ByWhen late={late} date={date} />
  </p>
);

/** The last day is a day to pay on. */
function ByWhen({ late, date }: Pick<UpcomingPayment, 'late' | 'date'>) {
  if (late) return 'hoy: tu pago está vencido';
  if (date === bankToday())
    return (
      <>
        hoy. <strong>Vence hoy</strong>
      </>
    );
  return (
    <>
      a más tardar el <b>{formatDate(date)}</b>
    </>
  );
}

const Use = chakra('div', { base: { px: { base: '4', md: '5' }, pb: '4', _empty: { display: 'none' } } });
