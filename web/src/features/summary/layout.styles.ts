import { chakra } from '@chakra-ui/react/styled-system';

/** One or two columns; with large text the second wraps below the first. */
export const Columns = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '6',
    mt: '3',
    '& > *': { flex: '1 1 19.5rem', minWidth: 0 },
    '& > :first-of-type': { flex: '999 1 30rem' },
  },
});

export const Column = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { base: '5', md: '6' } },
});

/** Usual heights of the sections, for their placeholders. */
export const HEIGHTS = {
  week: '98px',
  card: '236px',
  account: '70px',
  movement: '64px',
} as const;
