import { chakra } from '@chakra-ui/react/styled-system';

export const FieldGrid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
    alignItems: 'start',
    gap: '4',
    mb: '4',
  },
});
