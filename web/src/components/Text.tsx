import { chakra } from '@chakra-ui/react/styled-system';

/** `md` for reading, `sm` for asides, `xs` for legal text and metadata. */
export const Text = chakra('p', {
  variants: {
    size: {
      md: { textStyle: 'body.md' },
      sm: { textStyle: 'body.sm' },
      xs: { textStyle: 'body.xs' },
    },
    tone: { normal: { color: 'fg' }, muted: { color: 'fg.muted' }, subtle: { color: 'fg.subtle' } },
  },
  defaultVariants: { size: 'md', tone: 'normal' },
});
