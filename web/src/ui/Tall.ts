import { chakra } from '@chakra-ui/react/styled-system';

/** As tall as the window, around what stands for a page: the footer jumps nowhere when the page comes. */
export const Tall = chakra('div', { base: { minHeight: '100dvh' } });
