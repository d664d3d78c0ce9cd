import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useId } from 'react';
import { Link } from 'react-router';
import type { RevolvingCredit } from '#contract/credit';
import { type Account, accountName, primaryBalance } from '#contract/domain/account';
import { creditLimitOf } from '#contract/domain/credit-product';
import type { BankDate } from '#contract/domain/dates';
import { useBalances } from '#web/components/balances.tsx';
import { EmptyMeter, Meter } from '#web/components/Meter.tsx';
import { Money } from '#web/components/Money.tsx';
import { usedShare } from '#web/components/used-share.ts';
import { EasyPayment } from '#web/features/easy-payment/EasyPayment.tsx';
import { accountUrl } from '#web/lib/addresses/summary.ts';
import { useRevolvingCredit } from '#web/lib/api/queries/revolving-credit.ts';
import { formatDate, shortDate } from '#web/lib/format/dates.ts';
import { formatMoney } from '#web/lib/money/format.ts';
import { canAvoidInterest } from '#web/lib/money/overdue.ts';
import { balanceRowOf, creditBalanceOf } from '#web/lib/money/owed.ts';
import { isCard } from '../../accounts';
import { HEIGHTS } from '../../layout.styles';
import type { PartProps } from '../../part-props';
import { nextPayment, overduePayment } from './upcoming';

/** Shows each card with its balance and a payment button. */
export function Cards({ accounts, today }: PartProps) {
  const heading = useId();
  const cards = accounts.filter(isCard);
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <VisuallyHidden as="h2" id={heading}>
        Tarjetas de crédito
      </VisuallyHidden>
      <List>
        {cards.map((account) => (
          <CardPanel key={account.key} account={account} today={today} />
        ))}
      </List>
    </section>
  );
}

export const CardsPlaceholder = () => (
  <Skeleton height={HEIGHTS.card} borderRadius="card" aria-hidden="true" />
);

function CardPanel({ account, today }: { account: Account; today: BankDate }) {
  const { hidden } = useBalances();
  const { data } = useRevolvingCredit('credit-card', account.key);
  const debt = primaryBalance(account) ?? { amount: null, currencyCode: account.defaultCurrency };
  const favour = creditBalanceOf(debt);
  const { label, balance } = balanceRowOf('Debes', debt);
  const limit = data ? creditLimitOf(data) : null;
  const overdue = overduePayment(account, today)?.amount;
  const amountDue = canAvoidInterest(account, today) ? account.suggestedMonthlyPayment : overdue;
  return (
    <Panel>
      <Name to={accountUrl(account)}>
        <b translate="no">{accountName(account)}</b>
        <span>
          <VisuallyHidden>{account.type}</VisuallyHidden> <span translate="no">{account.displayId}</span>
        </span>
      </Name>
      <p data-owed="">
        <span>{label}</span> <Money amount={balance.amount} currency={balance.currencyCode} size="lg" />
      </p>
      {debt.amount !== null && limit !== null && !hidden ? (
        <Meter
          label="Saldo utilizado"
          percent={usedShare(favour ? 0 : debt.amount, limit)}
          text={`${formatMoney(debt)} de ${formatMoney({ ...debt, amount: limit })}`}
        />
      ) : (
        <EmptyMeter />
      )}
      <p data-due="">
        <DueText account={account} credit={data} today={today} />
      </p>
      <EasyPayment
        account={{ key: account.key, slug: 'credit-card', displayId: account.displayId }}
        label={
          amountDue?.amount && !hidden
            ? `Pagar ${formatMoney(amountDue).replace(/ MXN$/, '')}`
            : 'Pagar tarjeta'
        }
        isAmountInButton={Boolean(amountDue?.amount)}
      />
    </Panel>
  );
}

type DueTextProps = { account: Account; credit: RevolvingCredit | undefined; today: BankDate };

/** Due date or overdue amount of a card. A payment on the due date is on time. */
function DueText({ account, credit, today }: DueTextProps) {
  const overdue = overduePayment(account, today);
  const next = nextPayment(account, today);
  const fullPayment = account.suggestedMonthlyPayment ?? next?.amount;
  const cutOff = credit?.statement?.nextCutOffDate;
  const hasDebt = (primaryBalance(account)?.amount ?? 0) > 0;
  const isStatementPaid = account.suggestedMonthlyPayment?.amount === 0 && !overdue;
  return (
    <>
      {overdue && (
        <>
          <b>Saldo vencido</b>{' '}
          <Money amount={overdue.amount.amount} currency={overdue.amount.currencyCode} size="text" />
          <span>.</span>{' '}
        </>
      )}
      {next && fullPayment && (
        <>
          <span>Paga</span>{' '}
          <Money amount={fullPayment.amount} currency={fullPayment.currencyCode} size="text" />{' '}
          <span>
            {`${next.date === today ? 'hoy' : `a más tardar el ${shortDate(next.date)}`} y no generas intereses.`}
          </span>
        </>
      )}
      {hasDebt && account.suggestedMonthlyPayment === undefined && cutOff && (
        <span>{`Lo que debes genera intereses hasta tu corte del ${formatDate(cutOff)}.`}</span>
      )}
      {hasDebt && isStatementPaid && (
        <span>
          {`Tu último corte está pagado: no generas intereses.${cutOff ? ` El siguiente es el ${shortDate(cutOff)}.` : ''}`}
        </span>
      )}
      {!hasDebt && !next && !overdue && <span>No tienes nada que pagar.</span>}
    </>
  );
}

const List = chakra('ul', { base: { display: 'grid', gap: '4', listStyle: 'none' } });

const Panel = chakra('li', {
  base: {
    display: 'grid',
    alignContent: 'space-between',
    gap: '3',
    minHeight: HEIGHTS.card,
    p: { base: '4', md: '5' },
    layerStyle: 'brand',
    '& > p > span > small': { color: 'inherit' },
    '& > p': { textStyle: 'body.sm' },
    '& > [data-owed]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: '3',
    },
    '& > [data-due]': { minHeight: '2lh' },
    '& > :is([role=meter], [aria-hidden])': {
      bg: 'color-mix(in srgb, currentColor 28%, transparent)',
      '& > span': { 'bg': 'currentColor', '@media (forced-colors: active)': { bg: 'CanvasText' } },
    },
    '& > div > button': {
      width: '100%',
      bg: 'paper',
      color: 'paper.ink',
      _hover: { bg: 'paper' },
    },
    '& > div > p': { color: 'inherit' },
  },
});
const Name = chakra(Link, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: '3',
    minHeight: 'target',
    my: '-2',
    color: 'inherit',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
    '&:focus-visible': { outlineColor: 'paper' },
    '& > b': { fontWeight: '600', overflowWrap: 'anywhere' },
    '& > span': { position: 'relative', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  },
});
