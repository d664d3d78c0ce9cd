import { chakra } from '@chakra-ui/react/styled-system';

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

/** Same height with one or two currencies. */
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

/** Accounts and side column, stacked on narrow screens or if the side column is almost empty. */
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
    // The link is taller than the heading's line and must not stretch it.
    '& div > h2 + *': { my: '-10px' },
  },
});

/** Width of a narrow row: on a phone, or next to the side column. */
export const NARROW = '@container (max-width: 24rem)';

/** Usual heights of the sections, for their placeholders. */
export const HEIGHTS = {
  week: { base: '304px', md: '290px' },
  people: { base: '154px', md: '162px' },
  latest: { base: '326px', md: '326px' },
} as const;
