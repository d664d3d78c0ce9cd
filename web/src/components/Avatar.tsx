import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import { Icon } from './Icon';
import { initials } from './initials';

type AvatarProps = {
  name: string;
  icon?: LucideIcon | undefined;
};

export const Avatar = ({ name, icon }: AvatarProps) => (
  <Disc aria-hidden="true" htmlTranslate="no" data-icon={icon && ''}>
    {icon ? <Icon as={icon} /> : initials(name)}
  </Disc>
);

const Disc = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    boxSize: '40px',
    borderRadius: 'full',
    bg: 'accent.muted',
    color: 'accent.fg',
    // Pixels, because the circle does not grow with the text size.
    fontSize: '14px',
    fontWeight: '650',
    '&[data-icon]': { bg: 'bg.muted', color: 'fg.muted' },
  },
});
