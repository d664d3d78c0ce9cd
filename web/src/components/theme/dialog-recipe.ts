import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

const floating = {
  bg: 'bg.raised',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderColor: { base: 'transparent', _dark: 'border' },
  boxShadow: 'dialog',
} as const;

const sheet = {
  ...floating,
  m: { base: 'auto auto 0', md: 'auto' },
  maxWidth: { base: 'none', md: '460px' },
  maxHeight: { base: '92dvh', md: 'calc(100dvh - 48px)' },
  px: { base: '5', md: '28px' },
  py: { base: '6', md: '28px' },
  borderRadius: { base: '18px 18px 0 0', md: 'dialog' },
  animation: 'rise',
} as const;

export const dialog = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'title', 'body', 'closeTrigger'],
  base: {
    backdrop: { position: 'fixed', inset: '0', zIndex: 'modal', bg: 'bg.scrim' },
    positioner: { position: 'fixed', inset: '0', zIndex: 'modal', display: 'flex' },
    content: {
      position: 'relative',
      width: '100%',
      overflowY: 'auto',
      outline: 'none',
      color: 'fg',
      '&[data-settling] *': { pointerEvents: 'none' },
    },
    title: { textStyle: 'heading.lg', pr: '10' },
    body: {
      display: 'grid',
      gap: '3',
      mt: '2',
      color: 'fg.muted',
      fontSize: '0.9375rem',
      _empty: { display: 'none' },
    },
    closeTrigger: { position: 'absolute', top: '14px', right: '14px' },
  },
  variants: {
    size: {
      sm: { content: sheet },
      md: { content: { ...sheet, maxWidth: { base: 'none', md: '540px' } } },
      lg: {
        content: {
          ...floating,
          mx: 'auto',
          mt: '6px',
          mb: 'auto',
          width: 'calc(100% - 32px)',
          maxWidth: '628px',
          maxHeight: 'calc(100dvh - 48px)',
          borderRadius: 'dialog',
          '& > div:first-of-type': { position: 'sticky', top: '0', zIndex: 'sticky' },
        },
      },
      full: {
        content: { display: 'flex', flexDirection: 'column', height: '100dvh', bg: 'bg.panel' },
      },
    },
  },
  defaultVariants: { size: 'sm' },
});
