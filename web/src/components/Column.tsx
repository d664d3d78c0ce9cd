import { chakra } from '@chakra-ui/react/styled-system';

export const Column = chakra('div', { base: { maxWidth: 'narrow' } });
