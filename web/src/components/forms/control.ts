import { defineRecipe } from '@chakra-ui/react/styled-system';

export const controlRecipe = defineRecipe({
  base: {
    width: '100%',
    minHeight: 'control',
    px: '14px',
    py: '10px',
    color: 'fg',
    bg: 'bg.panel',
    borderWidth: '1.5px',
    borderStyle: 'solid',
    borderColor: 'border.emphasized',
    borderRadius: 'control',
    fontSize: '1rem',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '&:is([aria-invalid=true], [data-invalid], :has([aria-invalid=true]))': {
      borderColor: 'danger.border',
      boxShadow: 'inset 0 0 0 1px {colors.danger.border}',
    },
  },
});
