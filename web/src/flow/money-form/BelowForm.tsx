import { chakra } from '@chakra-ui/react/styled-system';

export const BelowForm = chakra('div', { base: { hideFrom: 'lg', minWidth: 0 } });
