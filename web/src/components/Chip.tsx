import { chakra } from '@chakra-ui/react/styled-system';

/** Button that sets a value, pressed while the value is set. */
export const Chip = chakra('button', {
  base: {
    'minHeight': 'target',
    'minWidth': 'target',
    'px': '3',
    'borderWidth': '1.5px',
    'borderStyle': 'solid',
    'borderRadius': 'control',
    'textStyle': 'body.sm',
    'fontWeight': '600',
    'cursor': 'pointer',
    '&[aria-pressed=true]': {
      bg: 'accent.subtle',
      borderColor: 'accent.border',
      color: 'accent.fg',
      _highContrast: { outline: '2px solid Highlight' },
    },
  },
  variants: {
    variant: {
      outline: {
        borderColor: 'border.emphasized',
        bg: 'bg.panel',
        color: 'fg',
        _hover: { '&:not([aria-pressed=true])': { bg: 'bg.subtle' } },
      },
      subtle: {
        'borderColor': 'transparent',
        'bg': 'accent.muted',
        'color': 'accent.fg',
        'fontVariantNumeric': 'tabular-nums lining-nums',
        '& small': { ms: '1', fontSize: '0.8125rem', fontWeight: '400', color: 'fg.muted' },
      },
    },
  },
  defaultVariants: { variant: 'outline' },
});
