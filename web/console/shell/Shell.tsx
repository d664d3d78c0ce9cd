import { chakra } from '@chakra-ui/react/styled-system';
import type { Slot } from '#web/components/slot.ts';
import { useBankEvents } from '../lib/bank-events';
import { Feedback } from '../parts/Feedback';
import { Header } from './Header';

const MAIN_ID = 'main';

export function Shell({ children }: { children: Slot }) {
  useBankEvents();
  return (
    <>
      <Skip
        href={`#${MAIN_ID}`}
        onClick={(event) => {
          event.preventDefault();
          document.getElementById(MAIN_ID)?.focus();
        }}
      >
        Saltar al contenido
      </Skip>
      <Header />
      <Main id={MAIN_ID} tabIndex={-1}>
        <Feedback />
        {children}
      </Main>
    </>
  );
}

const Skip = chakra('a', {
  base: {
    position: 'absolute',
    left: '4',
    top: '-80px',
    zIndex: 'skip',
    px: '4',
    py: '3',
    borderRadius: 'control',
    bg: 'bg.panel',
    color: 'accent.fg',
    _focus: { top: '10px' },
  },
});

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
