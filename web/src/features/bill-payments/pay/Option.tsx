import { chakra } from '@chakra-ui/react/styled-system';
import { radioCard } from '#web/components/forms/Radio.ts';

export const Option = chakra('div', {
  base: {
    ...radioCard,
    bg: 'bg.panel',
    minWidth: '0',
    '&:has(> label > :focus-visible)': { outline: '3px solid {colors.focus.ring}', outlineOffset: '2px' },
    '& > label': {
      display: 'flex',
      gap: '3',
      p: '4',
      cursor: 'pointer',
      '& > input': { outline: 'none' },
      '& > span': { display: 'grid', minWidth: '0', overflowWrap: 'anywhere' },
    },
    '& b': { fontWeight: '600' },
    '& > label small:not(small small, span > span > small)': { textStyle: 'body.sm', color: 'fg.muted' },
    '& small[data-late]': { color: 'danger.fg', fontWeight: '600' },
  },
});

export const Options = chakra('div', {
  base: {
    display: 'grid',
    gap: '10px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  },
});
