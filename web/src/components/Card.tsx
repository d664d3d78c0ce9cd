import { chakra } from '@chakra-ui/react/styled-system';

/** Do not nest cards. */
export const Card = chakra('div', {
  base: {
    bg: 'bg.panel',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border.card',
    borderRadius: 'card',
    boxShadow: 'xs',
  },
  variants: { padded: { true: { p: { base: '4', md: '5' } } } },
});
