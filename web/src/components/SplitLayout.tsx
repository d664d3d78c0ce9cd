import { chakra } from '@chakra-ui/react/styled-system';

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
