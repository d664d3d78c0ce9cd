import { chakra } from '@chakra-ui/react/styled-system';
import { CreditCard, HandCoins, House, type LucideIcon } from 'lucide-react';
import { type Account, slugOf } from '#contract/domain/account';

export const creditIcon = ({ type }: Pick<Account, 'type'>): LucideIcon => {
  const slug = slugOf[type];
  if (slug === 'mortgage') return House;
  return slug === 'loan' ? HandCoins : CreditCard;
};

type CreditAvatarProps = Pick<Account, 'type'> & { size?: 36 | 44 };

/** Square like a company's, with the icon of the product. */
export function CreditAvatar({ type, size = 44 }: CreditAvatarProps) {
  const Glyph = creditIcon({ type });
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 44 44"
      aria-hidden="true"
      style={{ display: 'block', flex: 'none' }}
    >
      <Drawing>
        <rect width="44" height="44" rx="10" />
        <Glyph x="11" y="11" size={22} strokeWidth={1.75} />
      </Drawing>
    </svg>
  );
}

const Drawing = chakra('g', { base: { 'color': 'accent.fg', '& > rect': { fill: 'accent.muted' } } });
