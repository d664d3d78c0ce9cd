import { ArrowDownLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { MovementCategory } from '#contract/domain/movement-category';
import { AvatarCircle } from '#web/components/avatars/AvatarCircle.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { categories } from './categories';

type CategoryMarkProps = Pick<ComponentProps<typeof AvatarCircle>, 'size'> & {
  /** None where the bank does not say it. */
  category?: MovementCategory | undefined;
  /** Money that came in is green, whatever it was for. */
  isDeposit?: boolean;
};

/** The mark of what a movement was for, before its words. */
export function CategoryIcon({ category = 'other', isDeposit = false, size }: CategoryMarkProps) {
  const { icon, tint } = categories[category];
  const isPlain = category === 'other' || category === 'people';
  return (
    <AvatarCircle aria-hidden="true" tint={isDeposit ? 'nopal' : tint} size={size}>
      <Icon as={isDeposit && isPlain ? ArrowDownLeft : icon} />
    </AvatarCircle>
  );
}
