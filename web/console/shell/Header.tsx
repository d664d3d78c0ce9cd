import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router';
import type { ClockState } from '#contract/domain/clock';
import { bankTime } from '#contract/domain/dates';
import { Brand } from '#web/components/avatars/Brand.tsx';
import { AnchorButton } from '#web/components/Button.tsx';
import { BANK_WINDOW } from '../lib/bank-window';
import { dayLabel, formatDay, modeLabels } from '../lib/days';
import { clockQuery } from '../lib/queries';
import { useBankNow } from '../lib/useBankNow';
import { useIsBankDeleted } from '../lib/useIsBankDeleted';
import { pages } from './pages';

export function Header() {
  const { data, dataUpdatedAt } = useQuery(clockQuery);
  const isBankDeleted = useIsBankDeleted();
  return (
    <Band>
      <Row>
        <Brand to="/" text="Consola del banco" onDark />
        <TestBadge>Solo para pruebas</TestBadge>
        {data && !isBankDeleted && <BankClock state={data} readAt={dataUpdatedAt} />}
        <AnchorButton
          href="/"
          target={BANK_WINDOW}
          rel="opener"
          size="sm"
          variant="outline"
          ml={{ base: 'auto', md: '0' }}
          bg="transparent"
          color="paper"
          _hover={{ bg: 'laguna.800' }}
        >
          Abrir banca
        </AnchorButton>
      </Row>
      <nav aria-label="Consola">
        <Links>
          {pages.map(({ path, name }) => (
            <li key={path}>
              <NavLink to={path} end={path === '/'}>
                {name}
              </NavLink>
            </li>
          ))}
        </Links>
      </nav>
    </Band>
  );
}

function BankClock({ state, readAt }: { state: ClockState; readAt: number }) {
  const now = useBankNow(state, readAt);
  return (
    <ClockText>
      <b translate="no">{state.bank}</b> <span>{`${formatDay(now)}, ${bankTime(now).slice(0, 5)}`}</span>{' '}
      <span>{`${modeLabels[state.mode]} · ${dayLabel(state)}`}</span>
    </ClockText>
  );
}

/* Uses the brand's dark background in both themes. */
const Band = chakra('header', {
  base: {
    px: { base: '4', md: 'max({spacing.6}, 50% - 640px + {spacing.6})' },
    bg: 'paper.ink',
    color: 'paper',
    borderBottom: '4px solid {colors.spark}',
    '& :focus-visible': { outlineColor: 'paper' },
  },
});
const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '1', pt: '2' },
});
const TestBadge = chakra('span', {
  base: {
    order: { base: '2', md: '0' },
    width: { base: '100%', md: 'auto' },
    mt: { base: '-2', md: '0' },
    textStyle: 'body.xs',
    fontWeight: '600',
    color: 'spark',
  },
});
const ClockText = chakra('p', {
  base: {
    ml: { md: 'auto' },
    order: { base: '3', md: '0' },
    width: { base: '100%', md: 'auto' },
    textStyle: 'body.sm',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& > *': { whiteSpace: 'nowrap', me: '2' },
  },
});
const Links = chakra('ul', {
  base: {
    'display': 'flex',
    'flexWrap': 'wrap',
    'listStyle': 'none',
    'ms': '-3',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'target',
      px: '3',
      color: 'paper',
      fontSize: '0.9375rem',
      fontWeight: '500',
      borderBottom: '3px solid transparent',
    },
    '& a:hover': { borderColor: 'paper' },
    '& a[aria-current=page]': { borderColor: 'spark', fontWeight: '650' },
  },
});
