import { chakra } from '@chakra-ui/react/styled-system';

/* The page's shape, which its skeleton has too. */

export const Band = chakra('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: '6',
    mt: '5',
    mb: '28px',
  },
});

/** As tall with a second currency as without one. */
export const Protagonist = chakra('div', { base: { minHeight: '6.25rem' } });

export const Actions = chakra('div', {
  base: {
    display: 'flex',
    gap: '10px',
    mdDown: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(5.5rem, 100%), 1fr))',
      width: '100%',
    },
  },
});

/** The accounts, and what is due beside them; below them where there is no room. */
export const Columns = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '6',
    '& > *': { flex: '1 1 19.5rem', minWidth: 0 },
    '& > :first-of-type': { flex: '999 1 32rem' },
    // In sight while the longer column scrolls.
    '& > * + *': { position: { lg: 'sticky' }, top: 'calc({sizes.header} + {spacing.6})' },
  },
});

export const Groups = chakra('div', { base: { display: 'grid', gap: '6' } });
