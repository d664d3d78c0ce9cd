import { chakra } from '@chakra-ui/react/styled-system';

export const FullPage = chakra('main', {
  base: { display: 'grid', placeItems: 'center', minHeight: '100dvh', p: '4' },
});
