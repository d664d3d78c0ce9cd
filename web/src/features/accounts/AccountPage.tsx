import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronLeft, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import type { ErrorCode } from '#contract/errors';
import { type Account, type ProductSlug, slugOf } from '#contract/shared/account';
import { ApiError } from '../../api/api-error';
import { LinkButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { loadingText } from '../../ui/Loading';
import { MessagePage } from '../../ui/MessagePage';
import { PageHeading } from '../../ui/PageHeading';
import { Skeleton } from '../../ui/Skeleton';
import { Text } from '../../ui/Text';
import { BUY_FUND, detailOf, SUMMARY } from './addresses';
import { useAccount } from './api';
import { LoadFailed } from './LoadFailed';

/** The bank's answer for a fund of which the customer has no share. */
const NOT_BOUGHT_YET: ErrorCode = 'SIBUR';

/** What a kind of account adds to its name and number. */
export type Detail = {
  overview: ReactNode;
  /** Beside the overview; below it where there is no room. */
  aside?: ReactNode;
  below?: ReactNode;
};

type AccountPageProps = {
  slug: ProductSlug;
  /** The heading until the account's own name is known. */
  title: string;
  children: (account: Account) => Detail;
};

/** The account that the address names, under its name; or why it cannot be shown. */
export function AccountPage(page: AccountPageProps) {
  const { key = '' } = useParams();
  return <KnownAccount key={key} accountKey={key} {...page} />;
}

function KnownAccount({ accountKey, slug, title, children }: AccountPageProps & { accountKey: string }) {
  const { data: account, error, isFetching, refetch } = useAccount(accountKey);
  const { search } = useLocation();
  if (error instanceof ApiError && error.status === 404) return <UnknownAccount />;
  if (error instanceof ApiError && error.code === NOT_BOUGHT_YET) {
    return <Navigate to={BUY_FUND} replace />;
  }
  if (account && slugOf[account.type] !== slug) {
    return <Navigate to={detailOf(slugOf[account.type], accountKey) + search} replace />;
  }
  const detail: Detail = account
    ? children(account)
    : {
        overview: error ? (
          <LoadFailed error={error} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <Blank />
        ),
      };
  return (
    <>
      <Back>
        <Link to={SUMMARY} standalone>
          <Icon as={ChevronLeft} size="sm" />
          Mis cuentas
        </Link>
      </Back>
      <Columns>
        <Main>
          <div>
            <PageHeading>{account ? (account.alias ?? account.description) : title}</PageHeading>
            {account && <Kind account={account} />}
          </div>
          {detail.overview}
        </Main>
        {detail.aside}
      </Columns>
      {detail.below}
    </>
  );
}

const Kind = ({ account: { type, displayId } }: { account: Account }) => (
  <Text size="sm" tone="muted" mt="1">
    {type} <Ending>{displayId}</Ending>
  </Text>
);

/** As tall as the window, so that the footer jumps nowhere when the account comes. */
const Blank = () => (
  <Tall>
    <Text role="status" size="sm" tone="muted">
      {loadingText}
    </Text>
    <Skeleton height="48px" width="min(280px, 70%)" mt="2" />
    <Skeleton height="48px" width="min(320px, 100%)" mt="8" />
  </Tall>
);

const UnknownAccount = () => (
  <MessagePage
    icon={SearchX}
    title="No encontramos esta cuenta"
    action={<LinkButton to={SUMMARY}>Ir a Mis cuentas</LinkButton>}
  >
    Puede que ya no exista o que la dirección esté incompleta.
  </MessagePage>
);

const Back = chakra('div', { base: { mt: '-10px', mb: '1' } });
/* Side by side where both have room, in the reader's own size of text. */
const Columns = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '6',
    mb: '8',
    '& > *': { flex: '1 1 23.25rem', minWidth: 0 },
  },
});
const Main = chakra('div', { base: { display: 'grid', gap: '4', '&&': { flex: '999 1 32rem' } } });
const Tall = chakra('div', { base: { minHeight: '100dvh' } });
const Ending = chakra('span', { base: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } });
