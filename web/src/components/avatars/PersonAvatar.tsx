import type { ComponentProps } from 'react';
import { initials } from '../initials';
import { AvatarCircle } from './AvatarCircle';
import { hash, pick } from './hash';
import { tints } from './tints';

type PersonMarkProps = Pick<ComponentProps<typeof AvatarCircle>, 'size'> & {
  /** Her alias where she has one: initials and tint come from it, so that she is the same wherever she appears. */
  name: string;
};

/** A person's mark: a circle, so that it is never taken for a company. */
export const PersonAvatar = ({ name, size }: PersonMarkProps) => (
  <AvatarCircle aria-hidden="true" htmlTranslate="no" tint={pick(tints, hash(name))} size={size}>
    {initials(name)}
  </AvatarCircle>
);
