import { chakra } from '@chakra-ui/react/styled-system';

export const BigAmount = chakra('div', {
  base: {
    '& div:has(> input)': {
      minHeight: { base: '76px', md: '88px' },
      px: { base: '4', md: '5' },
      textStyle: 'numeral.xl',
    },
  },
});
/* Reserves the height before the rates are known, to avoid a layout shift. */
export const HintRoom = chakra('div', {
  base: {
    minHeight: '1.45em',
    '&[data-lines="2"]': { mdDown: { minHeight: '2.9em' } },
    '&[data-lines="3"]': { minHeight: { base: 'calc(4.35em + 4px)', md: 'calc(2.9em + 4px)' } },
  },
});
/* For narrow screens, without a side panel. */
export const NarrowSummary = chakra('div', {
  base: { hideFrom: 'lg', '&:has(+ [data-receives])': { mdDown: { mb: 'calc(-1 * {spacing.6})' } } },
});

export const Pair = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
    gap: '6',
    alignItems: 'start',
  },
});
