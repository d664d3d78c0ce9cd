import { chakra } from '@chakra-ui/react/styled-system';

export const Figures = chakra('dl', {
  base: {
    py: '2',
    textStyle: 'body.sm',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: '4',
      py: '6px',
    },
    '& dt': { color: 'fg.muted' },
    '& dd': { ms: 'auto', textAlign: 'end' },
    '& > [data-total]': {
      mt: '2',
      pt: '3',
      borderTop: '1px solid {colors.border}',
      '& dt': { color: 'fg', fontWeight: '600', fontSize: '1rem' },
    },
  },
});
