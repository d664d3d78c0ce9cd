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

/** The accounts, and what stands beside them; below them where there is no room, or no more than one thing to say. */
export const Columns = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '6',
    '& > *': { flex: '1 1 19.5rem', minWidth: 0 },
    '& > :first-of-type': { flex: '999 1 32rem' },
    '&[data-one] > *': { flexBasis: '100%' },
  },
});

export const Groups = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6',
    _empty: { display: 'none' },
    // A link beside a heading is taller than the heading's line, which it does not move.
    '& div > h2 + *': { my: '-10px' },
  },
});

/** A row that has little room: on a phone, or beside the accounts. */
export const NARROW = '@container (max-width: 24rem)';

/** How tall a part is that comes later, so that its place is kept: as tall as it mostly is. */
export const HEIGHTS = {
  week: { base: '304px', md: '290px' },
  people: { base: '154px', md: '162px' },
  latest: { base: '326px', md: '326px' },
} as const;
