import { chakra } from '@chakra-ui/react/styled-system';

/** The buttons of a signature: side by side, on a phone as wide as it is. */
export const SignatureActions = chakra('div', {
  base: { display: 'flex', flexDirection: { base: 'column', md: 'row' }, gap: '3' },
});
