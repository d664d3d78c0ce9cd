import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import type { RevolvingCredit } from '#contract/credit';
import { type Account, primaryBalance, slugOf } from '#contract/domain/account';
import { availableCreditOf, creditLimitOf } from '#contract/domain/credit-product';
import type { Money as Owed } from '#contract/domain/money';
import { CreditBar } from '#web/components/CreditBar.tsx';
import { Money } from '#web/components/Money.tsx';
import { EasyPayment } from '#web/features/easy-payment/EasyPayment.tsx';
import { AccountRow } from '#web/features/summary/AccountRow.tsx';
import { CreditFooter } from '#web/features/summary/credit/CreditFooter.tsx';
import { nextPayment, overduePayment, type UpcomingPayment } from '#web/features/summary/credit/upcoming.ts';
import { NARROW } from '#web/features/summary/layout.styles.ts';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { useRevolvingCredit } from '#web/lib/api/queries/revolving-credit.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { inFavour, owedAs } from '#web/lib/money/owed.ts';

export function Revolving({ account }: { account: Account }) {
  const slug = slugOf[account.type] === 'credit-card' ? 'credit-card' : 'line-of-credit';
  const { data, isPending } = useRevolvingCredit(slug, account.key);
  const owed = primaryBalance(account) ?? { amount: null, currencyCode: account.defaultCurrency };
  const favour = inFavour(owed);
  const { label, balance } = owedAs('Saldo utilizado', owed);
  const limit = data ? creditLimitOf(data) : null;
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
              <Money amount={balance.amount} currency={balance.currencyCode} size="md" />
              <small>{label}</small>
            </>
          )
        )}
      </AccountRow>
      <Use>
        {isPending && <Skeleton height="66px" />}
        {data && limit !== null && (
          <CreditBar
            used={favour ? owed.amount : data.balanceOwed.amount}
            available={availableCreditOf(data)}
            limit={limit}
            currency={data.defaultCurrency}
          />
        )}
      </Use>
      <CreditFooter>
        <ToPay account={account} credit={data} />
        <EasyPayment account={{ key: account.key, slug, displayId: account.displayId }} size="sm" />
      </CreditFooter>
    </>
  );
}

function ToPay({ account, credit }: { account: Account; credit: RevolvingCredit | undefined }) {
  const today = bankToday();
  const overdue = overduePayment(account, today);
  const next = nextPayment(account, today);
  const isOwing = account.suggestedMonthlyPayment === undefined && (credit?.balanceOwed.amount ?? 0) > 0;
  const cutOff = credit?.statement?.nextCutOffDate;
  if (!overdue && !next && !(isOwing && cutOff)) return null;
  return (
    <p data-long="">
      {overdue && (
        <>
          <strong data-late="">Saldo vencido</strong> <Amount of={overdue} />
          <span>.</span>{' '}
        </>
      )}
      {next && <ToAvoidInterest payment={next} paid={account.suggestedMonthlyPayment ?? next.amount} />}
      {isOwing && cutOff && (
        <span>
          Lo que debes genera intereses hasta tu corte del <b>{formatDate(cutOff)}</b>.
        </span>
      )}
    </p>
  );
}

const Amount = ({ of: { amount } }: { of: { amount: Owed } }) => (
  <b>
    <Money amount={amount.amount} currency={amount.currencyCode} size="text" />
  </b>
);

/** Paying on the due date itself is still in time. */
const ToAvoidInterest = ({ payment: { date }, paid }: { payment: UpcomingPayment; paid: Owed }) => (
  <span>
    Para no generar intereses paga <Amount of={{ amount: paid }} />{' '}
    {date === bankToday() ? (
      <strong>hoy</strong>
    ) : (
      <span>
        a más tardar el <b>{formatDate(date)}</b>
      </span>
    )}
  </span>
);

const Use = chakra('div', {
  base: {
    px: { base: '4', md: '5' },
    pb: '4',
    _empty: { display: 'none' },
    [NARROW]: { '& dd > span': { fontSize: '1rem' } },
  },
});
