import { chakra } from '@chakra-ui/react/styled-system';

export const CreditFooter = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    mx: { base: '4', md: '5' },
    py: '14px',
    borderTop: '1px solid {colors.border.subtle}',
    textStyle: 'body.sm',
    color: 'fg.muted',
    '& b': { color: 'fg', fontWeight: '600', whiteSpace: 'nowrap' },
    '& strong': { color: 'warning.fg', fontWeight: '600', whiteSpace: 'nowrap' },
    '& strong[data-late]': { color: 'danger.fg' },
    // A long sentence wraps before the button does.
    '& > [data-long]': { flex: '1 1 14rem' },
    '& [data-by]': { display: 'inline-block' },
    '& > :last-child': { ms: 'auto' },
    _empty: { display: 'none' },
  },
});
