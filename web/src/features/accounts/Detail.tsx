import { chakra } from '@chakra-ui/react/styled-system';
import { type Account, accountName } from '#contract/domain/account';
import { Link } from '#web/components/Link.tsx';
import { PageHead } from '#web/components/PageHead.tsx';
import type { Slot } from '#web/components/slot.ts';
import { Text } from '#web/components/Text.tsx';
import { SUMMARY } from '#web/lib/addresses/summary.ts';
import { statementsOf } from './addresses';

/** Not known yet, or not to be read: then the page is named after its kind. */
type Unknown = { account?: undefined; title: string; pending: boolean };

type DetailProps = ({ account: Account } | Unknown) & {
  overview: Slot;
  /** Beside the overview; below it where there is no room. */
  aside?: Slot;
  below?: Slot;
};

/** The frame of every account's page: its name and number, and what its kind adds to them. */
export const Detail = ({ overview, aside, below, ...of }: DetailProps) => (
  <>
    <PageHead
      back={{ to: SUMMARY, label: 'Mis cuentas' }}
      title={of.account ? accountName(of.account) : of.title}
      pending={of.account ? false : of.pending}
    >
      {/* Its line is there before its words, so that nothing below moves. */}
      <Text size="sm" tone="muted" mt="1" minHeight="1.45em">
        {of.account && (
          <>
            {/* Who gave it no name reads its kind above. */}
            {of.account.type !== accountName(of.account) && <span>{`${of.account.type} `}</span>}
            <Ending htmlTranslate="no">{of.account.displayId}</Ending> <span>·</span>{' '}
            <Link to={statementsOf(of.account.key)}>Estados de cuenta</Link>
          </>
        )}
      </Text>
    </PageHead>
    <Columns>
      <Main>{overview}</Main>
      {aside}
    </Columns>
    {below && <Parts>{below}</Parts>}
  </>
);

/* Side by side where both have room, in the reader's own size of text. */
const Columns = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '6',
    mt: '4',
    mb: '8',
    '& > *': { flex: '1 1 23.25rem', minWidth: 0 },
    // Beside an open movement the list counts: of the rest one line.
    '&:has(~ * [data-movement-open])': {
      mb: '4',
      '& > * ~ *, & > * > * ~ *': { display: 'none' },
    },
  },
});
const Main = chakra('div', { base: { display: 'grid', gap: '4', '&&': { flex: '999 1 32rem' } } });
const Parts = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8' } });
/** What can be done with an account, under its balance. */
export const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });
const Ending = chakra('span', { base: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } });
