import { Card } from '@chakra-ui/react/card';
import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { Bill } from '#contract/merchants';
import type { Payee } from '#contract/payees';
import { CompanyAvatar } from '#web/components/avatars/CompanyAvatar.tsx';
import { LinkButton } from '#web/components/Button.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { ErrorPanel } from '#web/components/errors/ErrorPanel.tsx';
import { Loading } from '#web/components/Loading.tsx';
import { Money } from '#web/components/Money.tsx';
import { PageHead } from '#web/components/PageHead.tsx';
import { RowsLoading } from '#web/components/RowsLoading.tsx';
import { useBankToday } from '#web/lib/api/useBankToday.ts';
import { payeesHub } from '../shared/payees/addresses';
import { billsQuery, isOverdue } from '../shared/payees/bills';
import { noAnswerText, notPayableReason } from '../shared/payees/payee-labels';
import { usePayees } from '../shared/payees/payees';
import { paymentBase } from '../shared/payments/addresses';
import { dueText } from './due-text';
import { merchantLine } from './payee-order';

/** Step before the form of a service without receipt: the customer selects one bill. */
export default function BillSelectionPage() {
  const [query] = useSearchParams();
  const payees = usePayees('service');
  const payee = payees.data?.find(({ key }) => key === query.get('payee'));
  return (
    <Grid gap="6" templateColumns="minmax(0, 1fr)">
      <PageHead back={{ to: payeesHub.service, label: 'Servicios' }} title="Elige el recibo">
        {payee && <PayeeLine payee={payee} />}
      </PageHead>
      {payees.isError ? (
        <ErrorPanel error={payees.error} onRetry={() => payees.refetch()} retrying={payees.isFetching} />
      ) : payees.data === undefined ? (
        <BillsSkeleton />
      ) : (
        <BillSelection payee={payee} query={query} />
      )}
    </Grid>
  );
}

const BillsSkeleton = () => (
  <>
    <Loading />
    <RowsLoading rows={2} height="88px" />
  </>
);

const PayeeLine = ({ payee }: { payee: Payee }) => (
  <Line>
    <CompanyAvatar name={payee.merchantName} size={40} />
    <span>
      <b translate="no">{payee.nickname}</b>
      <small>{merchantLine(payee)}</small>
    </span>
  </Line>
);

const otherServices = <LinkButton to={payeesHub.service}>Ver mis servicios</LinkButton>;

/** Lists the payable bills of a service, or shows why it cannot be paid. */
function BillSelection({ payee, query }: { payee: Payee | undefined; query: URLSearchParams }) {
  const reason = notPayableReason(payee);
  return payee === undefined || reason !== undefined ? (
    <EmptyState bird="not-found" title={reason ?? 'No encontramos ese servicio'} action={otherServices}>
      Elige otro de tu lista.
    </EmptyState>
  ) : (
    <PayableBills payee={payee} query={query} />
  );
}

function PayableBills({ payee, query }: { payee: Payee; query: URLSearchParams }) {
  const bills = useQuery(billsQuery(payee));
  if (bills.isError) {
    return (
      <ErrorPanel
        title="No pudimos consultar tus recibos"
        message={noAnswerText(payee)}
        error={bills.error}
        onRetry={() => bills.refetch()}
        retrying={bills.isFetching}
      />
    );
  }
  if (bills.data === undefined) return <BillsSkeleton />;
  if (bills.data.length === 0) {
    return (
      <EmptyState bird="done" title="No debes nada" action={otherServices}>
        {`${payee.merchantName} no tiene recibos por cobrarte.`}
      </EmptyState>
    );
  }
  return <Bills payee={payee} bills={bills.data} query={query} />;
}

type BillsProps = { payee: Payee; bills: readonly Bill[]; query: URLSearchParams };

function Bills({ payee, bills, query }: BillsProps) {
  const today = useBankToday();
  const payUrl = (bill: Bill) => {
    const search = new URLSearchParams(query);
    search.set('billtype', payee.billType);
    search.set('bill', bill.key);
    return `${paymentBase[payee.billType]}?${search}`;
  };
  return (
    <Card.Root as="section" aria-label="Recibos por pagar">
      <List>
        {bills.map((bill) => (
          <Row key={bill.key}>
            <Link to={payUrl(bill)}>
              <span>
                <b>{bill.period}</b>
                <small data-late={isOverdue(bill, today) ? '' : undefined}>{dueText(bill, today)}</small>
              </span>
              <Money amount={bill.amount} currency={bill.currencyCode} size="md" />
            </Link>
          </Row>
        ))}
      </List>
    </Card.Root>
  );
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    mt: '4',
    '& b': { display: 'block', lineHeight: '1.35' },
    '& small': { display: 'block', textStyle: 'body.sm', color: 'fg.muted' },
  },
});
const List = chakra('ul', { base: { listStyle: 'none' } });
const Row = chakra('li', {
  base: {
    '& + &': { borderTop: '1px solid {colors.border.subtle}' },
    '& > a': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      minHeight: '72px',
      px: { base: '4', md: '5' },
      py: '3',
      color: 'fg',
      textDecoration: 'none',
      borderRadius: 'card',
      _hover: { bg: 'bg.subtle' },
    },
    '& b': { display: 'block', fontWeight: '600' },
    '& > a > span > small': { textStyle: 'body.sm', color: 'fg.muted' },
    '& small[data-late]': { color: 'danger.fg', fontWeight: '600' },
  },
});
