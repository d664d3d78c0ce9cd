import { chakra } from '@chakra-ui/react/styled-system';

/** The color only repeats the text. */
export const Tag = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    px: '2',
    py: '2px',
    borderRadius: 'tag',
    fontSize: '0.8125rem',
    lineHeight: '1.54',
    fontWeight: '600',
  },
  variants: {
    tone: {
      neutral: { bg: 'bg.muted', color: 'fg.muted' },
      success: { bg: 'success.subtle', color: 'success.fg' },
      warning: { bg: 'warning.subtle', color: 'warning.fg' },
      danger: { bg: 'danger.subtle', color: 'danger.fg' },
      info: { bg: 'accent.muted', color: 'accent.fg' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
