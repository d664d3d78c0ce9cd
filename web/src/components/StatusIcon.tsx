import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from './Icon';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

type StatusIconProps = Pick<ComponentProps<typeof Disc>, 'mb'> & { icon: LucideIcon; tone?: Tone };

export const StatusIcon = ({ icon, tone = 'info', mb }: StatusIconProps) => (
  <Disc tone={tone} mb={mb}>
    <Icon as={icon} size="lg" />
  </Disc>
);

const Disc = chakra('span', {
  base: { display: 'grid', placeItems: 'center', flex: 'none', boxSize: '48px', borderRadius: 'full' },
  variants: {
    tone: {
      info: { bg: 'accent.muted', color: 'accent.fg' },
      success: {
        bg: 'success.subtle',
        color: 'success.fg',
        boxShadow: 'inset 0 0 0 1.5px {colors.success.border}',
        '& svg *': {
          strokeDasharray: '64',
          _motionSafe: { animation: 'draw' },
        },
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
