import { ArrowDownLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { MovementCategory } from '#contract/domain/movement-category';
import { AvatarCircle } from '#web/components/avatars/AvatarCircle.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { categories } from './categories';

type CategoryIconProps = Pick<ComponentProps<typeof AvatarCircle>, 'size'> & {
  /** Undefined if the bank sends no category. */
  category?: MovementCategory | undefined;
  /** Deposits are green in any category. */
  isDeposit?: boolean;
};

export function CategoryIcon({ category = 'other', isDeposit = false, size }: CategoryIconProps) {
  const { icon, tint } = categories[category];
  const isGeneric = category === 'other' || category === 'people';
  return (
    <AvatarCircle aria-hidden="true" tint={isDeposit ? 'nopal' : tint} size={size}>
      <Icon as={isDeposit && isGeneric ? ArrowDownLeft : icon} />
    </AvatarCircle>
  );
}
