import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Account, accountName } from '#contract/shared/account';
import { SUMMARY } from '../../environment/summary';
import { HideBalancesButton } from '../../ui/HideBalancesButton';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { PageHeading } from '../../ui/PageHeading';
import { Text } from '../../ui/Text';

/** Not known yet, or not to be read: then the page is named after its kind. */
type Unknown = { account?: undefined; title: string; pending: boolean };

type DetailProps = ({ account: Account } | Unknown) & {
  overview: ReactNode;
  /** Beside the overview; below it where there is no room. */
  aside?: ReactNode;
  below?: ReactNode;
};

/** The frame of every account's page: its name and number, and what its kind adds to them. */
export const Detail = ({ overview, aside, below, ...of }: DetailProps) => (
  <>
    <Top>
      <Link to={SUMMARY} standalone>
        <Icon as={ChevronLeft} size="sm" />
        Mis cuentas
      </Link>
      {of.account && <HideBalancesButton />}
    </Top>
    <Columns>
      <Main>
        <div>
          {of.account ? (
            <PageHeading>{accountName(of.account)}</PageHeading>
          ) : (
            <PageHeading pending={of.pending}>{of.title}</PageHeading>
          )}
          {of.account && (
            <Text size="sm" tone="muted" mt="1">
              {of.account.type} <Ending>{of.account.displayId}</Ending>
            </Text>
          )}
        </div>
        {overview}
      </Main>
      {aside}
    </Columns>
    {below && <Parts>{below}</Parts>}
  </>
);

const Top = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '3',
    mt: '-10px',
    mb: '3',
  },
});
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
const Parts = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8' } });
/** What can be done with an account, under its balance. */
export const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });
const Ending = chakra('span', { base: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } });
