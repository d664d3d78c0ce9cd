import { chakra } from '@chakra-ui/react/styled-system';
import { MAIN_ID, SkipLink } from '#web/components/SkipLink.tsx';
import type { Slot } from '#web/components/slot.ts';
import { DeletedBank } from '../banks/DeletedBank';
import { useBankEvents } from '../lib/bank-events';
import { useIsBankDeleted } from '../lib/useIsBankDeleted';
import { Feedback } from '../parts/Feedback';
import { Header } from './Header';

export function Shell({ children }: { children: Slot }) {
  useBankEvents();
  const isBankDeleted = useIsBankDeleted();
  return (
    <>
      <SkipLink />
      <Header />
      <Main id={MAIN_ID} tabIndex={-1}>
        <Feedback />
        {isBankDeleted ? <DeletedBank /> : children}
      </Main>
    </>
  );
}

const Main = chakra('main', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    maxWidth: '1280px',
    mx: 'auto',
    px: { base: '4', md: '6' },
    pt: '8',
    pb: '6',
    outline: 'none',
  },
});
