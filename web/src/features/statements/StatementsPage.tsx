import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useLocation, useSearchParams } from 'react-router';
import { type Account, accountName } from '#contract/domain/account';
import { LinkButton } from '#web/components/Button.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { BrokenRowsNote } from '#web/components/errors/BrokenRowsNote.tsx';
import { ErrorPanel } from '#web/components/errors/ErrorPanel.tsx';
import { loadingText } from '#web/components/Loading.tsx';
import { Page } from '#web/components/Page.tsx';
import { RowsLoading } from '#web/components/RowsLoading.tsx';
import { accountUrl } from '#web/lib/addresses/summary.ts';
import { useOwnAccounts } from '#web/lib/api/queries/summary.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { useStatements } from './api';
import { AccountField, YearField } from './Filters';
import { type Kind, kindAt } from './kinds';
import { Statements } from './Statements';
import { useUsualAccount } from './usual-account';
import { requestedYear, yearsOf } from './years';

export default function StatementsPage() {
  const { pathname, search } = useLocation();
  const accounts = useOwnAccounts();
  const kind = kindAt(pathname);
  const requested = new URLSearchParams(search).get('account');
  const account = accounts.data?.find(({ key }) => key === requested);
  return (
    <Page
      title={kind.title}
      back={account && { to: accountUrl(account), label: accountName(account) }}
      action={
        <LinkButton to={`${kind.other.path}${search}`} variant="outline" size="sm">
          {kind.other.label}
        </LinkButton>
      }
    >
      <Text color="fg.muted">{kind.about}</Text>
      {accounts.data ? (
        <AccountStatements key={kind.type} kind={kind} accounts={accounts.data} />
      ) : accounts.isError ? (
        <ErrorPanel
          error={accounts.error}
          onRetry={() => accounts.refetch()}
          retrying={accounts.isFetching}
        />
      ) : (
        <PageSkeleton />
      )}
    </Page>
  );
}

function AccountStatements({ kind, accounts }: { kind: Kind; accounts: readonly Account[] }) {
  const [address, setAddress] = useSearchParams();
  const usualAccount = useUsualAccount(accounts);
  const requested = address.get('account') ?? usualAccount?.key;
  const account = accounts.find(({ key }) => key === requested);
  const statements = useStatements(kind.type, account?.key);
  if (accounts.length === 0 && requested === undefined) {
    return (
      <EmptyState role="status" title="Aún no tienes cuentas">
        {`Cuando abras una, aquí estarán sus ${kind.plural}.`}
      </EmptyState>
    );
  }
  if (requested === undefined) return <PageSkeleton />;
  const { data, isError, error, isFetching, refetch } = statements;
  const years = yearsOf(data?.data ?? [], requestedYear(address));
  const year = requestedYear(address) ?? years[0];
  const selectYear = (year: string) => setAddress({ account: requested, year: year });
  return (
    <>
      <BrokenRowsNote list={queryKeys.summary} counted={['cuenta', 'cuentas']} />
      <FilterBar>
        <AccountField
          accounts={accounts}
          value={account?.key ?? ''}
          onChange={(key) => setAddress({ account: key })}
        />
        {year !== undefined && <YearField years={years} value={year} onChange={selectYear} />}
      </FilterBar>
      {account === undefined ? (
        <EmptyState role="status" title="No encontramos esta cuenta">
          Puede que ya no exista o que la dirección esté incompleta. Elige otra.
        </EmptyState>
      ) : data ? (
        <>
          <BrokenRowsNote
            list={queryKeys.statements(kind.type, account.key)}
            counted={['documento', 'documentos']}
          />
          <Statements
            kind={kind}
            statements={data.data}
            selectedYear={year}
            nextReadyDate={data.nextReadyDate}
            onSelectYear={selectYear}
          />
        </>
      ) : isError ? (
        <ErrorPanel error={error} onRetry={() => refetch()} retrying={isFetching} />
      ) : (
        <RowsSkeleton />
      )}
    </>
  );
}

const RowsSkeleton = () => (
  <div>
    <VisuallyHidden role="status">{loadingText}</VisuallyHidden>
    <RowsLoading rows={10} height="72px" />
  </div>
);

const PageSkeleton = () => (
  <>
    <Skeleton height="76px" />
    <RowsSkeleton />
  </>
);

const FilterBar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '4',
    '& > :first-of-type': { flex: '0 1 24rem', minWidth: '0', width: '100%' },
  },
});
