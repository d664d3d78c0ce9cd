import { chakra } from '@chakra-ui/react/styled-system';

/** Two parts: what a page is about, and what helps with it at its right; below it where both have no room. */
export const SplitLayout = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: '8',
    rowGap: '6',
    '& > *': { flex: '999 1 22rem', minWidth: 0 },
    '& > * + *': { flex: '1 1 20rem' },
  },
});
