import { ArrowDownLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { MovementCategory } from '#contract/shared/movement-category';
import { Disc } from '../marks/Disc';
import { Icon } from '../ui/Icon';
import { categories } from './categories';

type CategoryMarkProps = Pick<ComponentProps<typeof Disc>, 'size'> & {
  /** None where the bank does not say it. */
  category?: MovementCategory | undefined;
  /** Money that came in is green, whatever it was for. */
  isDeposit?: boolean;
};

/** The mark of what a movement was for, before its words. */
export function CategoryMark({ category = 'other', isDeposit = false, size }: CategoryMarkProps) {
  const { icon, tint } = categories[category];
  const isPlain = category === 'other' || category === 'people';
  return (
    <Disc aria-hidden="true" tint={isDeposit ? 'nopal' : tint} size={size}>
      <Icon as={isDeposit && isPlain ? ArrowDownLeft : icon} />
    </Disc>
  );
}
