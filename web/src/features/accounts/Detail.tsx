import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { type Account, accountName } from '#contract/domain/account';
import { Link } from '#web/components/Link.tsx';
import { PageHead } from '#web/components/PageHead.tsx';
import type { Slot } from '#web/components/slot.ts';
import { SUMMARY } from '#web/lib/addresses/summary.ts';
import { statementsUrl } from './addresses';

/** Used while the account is loading or could not be read. */
type UnreadAccount = { account?: undefined; title: string; pending: boolean };

type DetailProps = ({ account: Account } | UnreadAccount) & {
  overview: Slot;
  /** Next to the overview, or below it on narrow screens. */
  aside?: Slot;
  /** Sections below the overview. */
  sections?: Slot;
};

export const Detail = ({ overview, aside, sections, ...header }: DetailProps) => (
  <>
    <PageHead
      back={{ to: SUMMARY, label: 'Mis cuentas' }}
      title={header.account ? accountName(header.account) : header.title}
      pending={header.account ? false : header.pending}
    >
      {/* Reserves the line, to avoid a layout shift. */}
      <Text textStyle="body.sm" color="fg.muted" mt="1" minHeight="1.45em">
        {header.account && (
          <>
            {/* Without a custom name the title is already the account type. */}
            {header.account.type !== accountName(header.account) && <span>{`${header.account.type} `}</span>}
            <Ending htmlTranslate="no">{header.account.displayId}</Ending> <span>·</span>{' '}
            <Link to={statementsUrl(header.account.key)}>Estados de cuenta</Link>
          </>
        )}
      </Text>
    </PageHead>
    <Columns>
      <Main>{overview}</Main>
      {aside}
    </Columns>
    {sections && (
      <Grid templateColumns="minmax(0, 1fr)" gap="8">
        {sections}
      </Grid>
    )}
  </>
);

const Columns = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '6',
    mt: '4',
    mb: '8',
    '& > *': { flex: '1 1 23.25rem', minWidth: 0 },
    // An open movement hides all of the overview but one line.
    '&:has(~ * [data-movement-open])': {
      mb: '4',
      '& > * ~ *, & > * > * ~ *': { display: 'none' },
    },
  },
});
const Main = chakra('div', { base: { display: 'grid', gap: '4', '&&': { flex: '999 1 32rem' } } });
export const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });
const Ending = chakra('span', { base: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } });
