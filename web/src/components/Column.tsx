import { chakra } from '@chakra-ui/react/styled-system';

/** As wide as is good to read, from the left edge that every page has: forms, reviews and receipts stand in it. */
export const Column = chakra('div', { base: { maxWidth: 'narrow' } });
