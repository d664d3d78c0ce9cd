import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router';
import { Loading } from '#web/components/Loading.tsx';
import { MAIN_ID, SkipLink } from '#web/components/SkipLink.tsx';
import { Footer } from './Footer';
import { TopBar } from './Header';

export const PublicLayout = ({ children = <Outlet /> }: { children?: ReactNode }) => (
  <Flex direction="column" minHeight="100dvh">
    <SkipLink />
    <TopBar />
    <Main id={MAIN_ID} tabIndex={-1}>
      <Suspense fallback={<Loading />}>{children}</Suspense>
    </Main>
    <Footer />
  </Flex>
);

const Main = chakra('main', {
  base: {
    flex: '1',
    width: '100%',
    maxWidth: '640px',
    mx: 'auto',
    px: { base: '4', md: '6', lg: '8' },
    py: { base: '5', md: '28px' },
    outline: 'none',
  },
});
