import { chakra } from '@chakra-ui/react/styled-system';

/** What something comes to, label by label, where there is little room; `data-total` sums it up. */
export const Figures = chakra('dl', {
  base: {
    my: '3',
    py: '2',
    textStyle: 'body.sm',
    fontVariantNumeric: 'tabular-nums lining-nums',
    borderTop: '1px solid {colors.border.subtle}',
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '4',
      py: '6px',
    },
    '& dt': { color: 'fg.muted' },
    '& dd': { ms: 'auto', textAlign: 'end' },
    '& > [data-total]': {
      alignItems: 'baseline',
      mt: '2',
      pt: '3',
      borderTop: '1px solid {colors.border}',
      '& dt': { color: 'fg', fontWeight: '600', fontSize: '1rem' },
    },
  },
});
