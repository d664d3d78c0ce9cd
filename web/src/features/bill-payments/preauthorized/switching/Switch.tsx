import { chakra } from '@chakra-ui/react/styled-system';
import type { Medium } from '../medium';

/** Asks for confirmation before it switches. */
export const Switch = ({ medium, onPress }: { medium: Medium; onPress: () => void }) => (
  <Base
    type="button"
    role="switch"
    aria-checked={medium.enabled}
    aria-label={`Cargos a ${medium.name}`}
    onClick={onPress}
  >
    <span aria-hidden="true">{medium.enabled ? 'Activada' : 'Desactivada'}</span>
    <i aria-hidden="true" />
  </Base>
);

const Base = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: 'target',
    fontSize: '0.875rem',
    fontWeight: '600',
    cursor: 'pointer',
    borderRadius: 'control',
    '& > i': {
      position: 'relative',
      flex: 'none',
      width: '44px',
      height: '26px',
      borderRadius: 'full',
      border: '2px solid {colors.border.emphasized}',
      bg: 'bg.panel',
    },
    '& > i::after': {
      content: '""',
      position: 'absolute',
      top: '3px',
      left: '3px',
      boxSize: '16px',
      borderRadius: 'full',
      bg: 'border.emphasized',
    },
    '&[aria-checked=true] > i': { bg: 'accent.solid', borderColor: 'accent.solid' },
    '&[aria-checked=true] > i::after': { left: '21px', bg: 'accent.onSolid' },
  },
});
