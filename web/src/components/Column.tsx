import { chakra } from '@chakra-ui/react/styled-system';

/** Column of readable width for forms, reviews and receipts. */
export const Column = chakra('div', { base: { maxWidth: 'narrow' } });
