import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import type { ComponentType } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { type Account, type ProductSlug, slugOf } from '#contract/domain/account';
import { LinkButton } from '#web/components/Button.tsx';
import { CoverableBalances } from '#web/components/balances.tsx';
import { loadingText } from '#web/components/Loading.tsx';
import { MessagePage } from '#web/components/MessagePage.tsx';
import { accountUrl, SUMMARY } from '#web/lib/addresses/summary.ts';
import { isNotFound } from '#web/lib/api/api-error.ts';
import { useErrorShown } from '#web/lib/page/error-shown.ts';
import { buyFundUrl } from './addresses';
import { isNotBoughtYet, useAccount } from './api';
import { Detail } from './Detail';
import { LoadFailed } from './LoadFailed';

type AccountPageProps = {
  slug: ProductSlug;
  title: string;
  Content: ComponentType<{ account: Account }>;
};

export function AccountPage(page: AccountPageProps) {
  const { key = '' } = useParams();
  return (
    <CoverableBalances>
      <AccountLoader key={key} accountKey={key} {...page} />
    </CoverableBalances>
  );
}

function AccountLoader({ accountKey, slug, title, Content }: AccountPageProps & { accountKey: string }) {
  const { data: account, error, isFetching, refetch } = useAccount(accountKey);
  const { search } = useLocation();
  if (isNotFound(error)) return <UnknownAccount code={error.code} />;
  if (isNotBoughtYet(error)) return <Navigate to={buyFundUrl(accountKey)} replace />;
  if (account && slugOf[account.type] !== slug) {
    return <Navigate to={accountUrl(account) + search} replace />;
  }
  if (account) return <Content account={account} />;
  return (
    <Detail
      title={title}
      pending={!error}
      overview={
        error ? (
          <LoadFailed error={error} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <OverviewSkeleton />
        )
      }
    />
  );
}

const OverviewSkeleton = () => (
  <>
    <Text role="status" textStyle="body.sm" color="fg.muted">
      {loadingText}
    </Text>
    <Skeleton height="48px" width="min(280px, 70%)" mt="2" />
    <Skeleton height="48px" width="min(320px, 100%)" mt="8" />
  </>
);

function UnknownAccount({ code }: { code: string }) {
  useErrorShown(code);
  return (
    <MessagePage
      bird="not-found"
      title="No encontramos esta cuenta"
      action={<LinkButton to={SUMMARY}>Ir a Mis cuentas</LinkButton>}
    >
      Puede que ya no exista o que la dirección esté incompleta.
    </MessagePage>
  );
}
