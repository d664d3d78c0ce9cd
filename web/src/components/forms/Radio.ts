import { chakra } from '@chakra-ui/react/styled-system';

export const radioCard = {
  'borderWidth': '1.5px',
  'borderStyle': 'solid',
  'borderColor': 'border.emphasized',
  'borderRadius': 'control',
  '&:has(> label > :checked)': {
    bg: 'accent.subtle',
    borderColor: 'accent.border',
    boxShadow: 'inset 0 0 0 .5px {colors.accent.border}',
  },
  '&[data-invalid]': { borderColor: 'danger.border' },
} as const;

/** Replaces the browser's radio button, whose colors are wrong in dark mode. The card shows the focus. */
export const Radio = chakra('input', {
  base: {
    appearance: 'none',
    flex: 'none',
    boxSize: '22px',
    margin: '0',
    bg: 'bg.panel',
    border: '2px solid {colors.border.emphasized}',
    borderRadius: 'full',
    cursor: 'inherit',
    _checked: { border: '7px solid {colors.accent.solid}', bg: 'accent.onSolid' },
  },
});
