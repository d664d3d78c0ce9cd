import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Loading } from '#web/components/Loading.tsx';
import { MAIN_ID, SkipLink } from '#web/components/SkipLink.tsx';
import { useWide } from '#web/components/wide.ts';
import { setCheckFeature } from '#web/lib/environment/flags.ts';
import { useAuth } from '#web/lib/session/auth.ts';
import { ConnectionNotice } from './ConnectionNotice';
import { Feedback } from './Feedback';
import { Footer } from './Footer';
import { Header } from './Header';
import { isFlowPath } from './is-flow-path';
import type { NavProps } from './nav-item';
import { PageProgress } from './PageProgress';
import { PhoneNavNotLoaded } from './PhoneNavNotLoaded';

interface AppShellProps {
  nav: ComponentType<NavProps>;
  navLabel: string;
}

const noop = () => {};

const PhoneNav = lazy(() => import('./PhoneNav').catch(() => ({ default: PhoneNavNotLoaded })));

export function AppShell({ nav: Nav, navLabel }: AppShellProps) {
  const { user } = useAuth();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const closeMenu = useCallback(() => setIsMenuOpen(false), []);
  const isWide = useWide();
  // The menu exists only on phones.
  if (isWide && isMenuOpen) setIsMenuOpen(false);
  const isFlowStep = isFlowPath(useLocation().pathname);
  const openMenu = () => setIsMenuOpen(true);
  useEffect(() => setCheckFeature(), []);
  if (user === null) return null;
  return (
    <Window hasBottomBar={!isFlowStep}>
      <SkipLink />
      <Header user={user} isWide={isWide} isFlowStep={isFlowStep} isMenuOpen={isMenuOpen} onMenu={openMenu} />
      <PageProgress />
      <Columns>
        {isWide && (
          <Side aria-label={navLabel}>
            <Nav onNavigate={noop} />
          </Side>
        )}
        {/* Stays in the last column while the sidebar is not rendered. */}
        <Flex gridColumn="-2 / -1" direction="column" minWidth={0}>
          <ConnectionNotice />
          <Main id={MAIN_ID} tabIndex={-1}>
            <Suspense fallback={<Loading />}>
              <Outlet />
            </Suspense>
          </Main>
          <Footer />
        </Flex>
      </Columns>
      <Feedback />
      {!isWide && (
        <Suspense>
          <PhoneNav
            user={user}
            navLabel={navLabel}
            hasBottomBar={!isFlowStep}
            isMenuOpen={isMenuOpen}
            onClose={closeMenu}
          >
            <Nav onNavigate={closeMenu} />
          </PhoneNav>
        </Suspense>
      )}
    </Window>
  );
}

const Window = chakra('div', {
  base: { position: 'relative' },
  variants: {
    // Room for the bottom bar of a phone.
    hasBottomBar: {
      true: { mdDown: { '--bar': 'calc(67px + env(safe-area-inset-bottom))', 'pb': 'var(--bar)' } },
    },
  },
});

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      // Grows with large text, so that no word is cut.
      md: '7.25rem minmax(0, 1fr)',
      lg: 'max({sizes.sidebar}, 10.5rem) minmax(0, 1fr)',
    },
    minHeight: 'calc(100dvh - 64px)',
    maxWidth: 'frame',
    mx: 'auto',
    _print: { display: 'block', minHeight: '0' },
  },
});

const Side = chakra('nav', {
  base: {
    _print: { display: 'none' },
    position: 'sticky',
    top: '{sizes.header}',
    height: 'calc(100dvh - 64px)',
    overflowY: 'auto',
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    px: { md: '1', lg: '3' },
    pt: '5',
    pb: '84px',
    borderRight: '1px solid {colors.border.subtle}',
  },
});

const Main = chakra('main', {
  base: {
    flex: '1',
    width: '100%',
    // Keeps the footer below the fold, so that it does not jump with the content.
    minHeight: { base: 'calc(100dvh - {sizes.headerMobile})', md: 'calc(100dvh - {sizes.header})' },
    px: { base: '4', md: '6', lg: '8' },
    // Reserves room for the back link above the heading.
    pt: { base: 'calc({sizes.pageBack} + 10px)', md: 'calc({sizes.pageBack} + 16px)' },
    pb: '16',
    outline: 'none',
    _print: { minHeight: '0', p: '0' },
  },
});
