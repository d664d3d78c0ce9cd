import type { ComponentProps } from 'react';
import { initials } from '../initials';
import { AvatarCircle } from './AvatarCircle';
import { hash, pick } from './hash';
import { tints } from './tints';

type PersonAvatarProps = Pick<ComponentProps<typeof AvatarCircle>, 'size'> & {
  /** Alias if there is one; determines initials and tint. */
  name: string;
};

/** Round, to differ from companies. */
export const PersonAvatar = ({ name, size }: PersonAvatarProps) => (
  <AvatarCircle aria-hidden="true" htmlTranslate="no" tint={pick(tints, hash(name))} size={size}>
    {initials(name)}
  </AvatarCircle>
);
