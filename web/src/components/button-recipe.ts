import { defineRecipe } from '@chakra-ui/react/styled-system';

const off = { bg: 'bg.muted', color: 'fg.subtle', borderColor: 'transparent', cursor: 'not-allowed' };

export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    borderRadius: 'control',
    borderWidth: '1.5px',
    borderStyle: 'solid',
    borderColor: 'transparent',
    textStyle: 'label',
    lineHeight: '1.2',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background .14s {easings.out}',
    '&:is(:disabled, [aria-disabled=true]):not([data-busy])': off,
    '&[data-busy]': { cursor: 'progress' },
    _print: { display: 'none' },
  },
  variants: {
    look: {
      solid: { bg: 'accent.solid', color: 'accent.onSolid', _hover: { bg: 'accent.solidHover' } },
      line: {
        bg: 'bg.panel',
        color: 'fg',
        borderColor: 'border.emphasized',
        _hover: { bg: 'bg.subtle' },
      },
      tonal: { bg: 'accent.muted', color: 'accent.fg' },
      ghost: { color: 'accent.fg', _hover: { bg: 'bg.muted' } },
      danger: { bg: 'danger.solid', color: 'danger.onSolid' },
    },
    size: {
      md: { minHeight: 'control', px: '5', py: '2' },
      sm: { minHeight: 'target', px: '4', py: '2' },
    },
    block: { true: { width: '100%' } },
  },
  defaultVariants: { look: 'solid', size: 'md' },
});
