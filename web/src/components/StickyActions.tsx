import { chakra } from '@chakra-ui/react/styled-system';

/** A step's buttons: in line on a desktop, a bar at the bottom of the screen on a phone. Primary first. */
export const StickyActions = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'center',
    flexWrap: 'wrap',
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
      // Side by side where the words fit, else one above the other.
      '& > *': { flex: '1 1 auto' },
    },
  },
});
