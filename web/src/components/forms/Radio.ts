import { chakra } from '@chakra-ui/react/styled-system';

/** A card in a label of which stands a radio button: it is drawn as chosen with it. */
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
} as const;

/** A radio button as drawn: the browser's own looks switched off in dark. Its card says where the focus is. */
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
