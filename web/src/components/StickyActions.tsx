import { chakra } from '@chakra-ui/react/styled-system';

/** Primary button first. On phones a bottom bar; if the buttons do not fit in a row, the primary one is lowest. */
export const StickyActions = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'center',
    flexWrap: { base: 'wrap-reverse', md: 'wrap' },
    mdDown: {
      position: 'sticky',
      bottom: '0',
      mx: '-16px',
      px: '4',
      pt: '3',
      pb: 'calc(16px + env(safe-area-inset-bottom))',
      bg: 'bg.panel',
      borderTop: '1px solid {colors.border}',
      zIndex: 'sticky',
      '& > *': { flex: '1 1 auto' },
    },
  },
});
