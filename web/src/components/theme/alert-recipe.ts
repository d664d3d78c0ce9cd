import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

const tone = (name: string, border: string) => ({
  root: { bg: `${name}.subtle`, borderColor: border },
  indicator: { color: `${name}.fg` },
});

export const alert = defineSlotRecipe({
  slots: ['root', 'indicator', 'content'],
  base: {
    root: {
      display: 'flex',
      gap: '3',
      px: '4',
      py: '14px',
      borderRadius: 'control',
      borderWidth: '1px',
      borderStyle: 'solid',
      textStyle: 'body.sm',
      color: 'fg',
    },
    content: { display: 'grid', flex: '1', minWidth: '0', gap: '1' },
  },
  variants: {
    status: {
      info: tone('accent', 'accent.muted'),
      success: tone('success', 'success.border'),
      warning: tone('warning', 'warning.border'),
      error: tone('danger', 'danger.border'),
    },
  },
  defaultVariants: { status: 'info' },
});
