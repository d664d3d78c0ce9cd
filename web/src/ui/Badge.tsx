import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import { Icon } from './Icon';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

/** The round mark above the title of a dialog, an empty list or an error. */
export const Badge = ({ icon, tone = 'info' }: { icon: LucideIcon; tone?: Tone }) => (
  <Disc tone={tone}>
    <Icon as={icon} size="lg" />
  </Disc>
);

const Disc = chakra('span', {
  base: { display: 'grid', placeItems: 'center', boxSize: '48px', borderRadius: 'full', mb: '4' },
  variants: {
    tone: {
      info: { bg: 'accent.muted', color: 'accent.fg' },
      success: {
        bg: 'success.subtle',
        color: 'success.fg',
        boxShadow: 'inset 0 0 0 1.5px {colors.success.border}',
      },
      warning: { bg: 'warning.subtle', color: 'warning.fg' },
      danger: {
        bg: 'danger.subtle',
        color: 'danger.fg',
        boxShadow: 'inset 0 0 0 1.5px {colors.danger.border}',
      },
    },
  },
});
