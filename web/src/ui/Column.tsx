import { chakra } from '@chakra-ui/react/styled-system';

/** As wide as is good to read: what a flow's steps and receipts stand in. */
export const Column = chakra('div', { base: { maxWidth: 'narrow', mx: 'auto', width: '100%' } });
