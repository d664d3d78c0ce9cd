import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import { Icon } from './Icon';
import { initials } from './initials';

type AvatarProps = {
  name: string;
  /** In the place of a person's initials. */
  icon?: LucideIcon | undefined;
};

/** A circle beside the name that says who or what it stands for. */
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
    // Drawn: it stays in its circle, whatever the reader's size of text.
    fontSize: '14px',
    fontWeight: '650',
    '&[data-icon]': { bg: 'bg.muted', color: 'fg.muted' },
  },
});
