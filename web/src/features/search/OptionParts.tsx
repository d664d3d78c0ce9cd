import { Badge } from '@chakra-ui/react/badge';
import { ChevronRight } from 'lucide-react';
import { AvatarCircle } from '#web/components/avatars/AvatarCircle.tsx';
import { CompanyAvatar } from '#web/components/avatars/CompanyAvatar.tsx';
import { PersonAvatar } from '#web/components/avatars/PersonAvatar.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { Money } from '#web/components/Money.tsx';
import { CategoryIcon } from '../accounts/movements/CategoryIcon';
import type { Option, OptionContent } from './options';

export function OptionContentRow({ face }: { face: OptionContent }) {
  switch (face.is) {
    case 'person':
      return <PersonAvatar name={face.name} />;
    case 'company':
      return <CompanyAvatar name={face.name} size={40} />;
    case 'movement': {
      const { category, amount } = face.entry.movement;
      return <CategoryIcon category={category} isDeposit={amount > 0} />;
    }
    case 'action':
      return (
        <AvatarCircle aria-hidden="true" tint="plumaje">
          <Icon as={face.icon} />
        </AvatarCircle>
      );
  }
}

/** Amount of a movement, reason of a disabled option, or action of the selected one. */
export function OptionEnd({
  option: { face, does, rests },
  isActive,
}: {
  option: Option;
  isActive: boolean;
}) {
  if (face.is === 'movement') {
    const { amount, currencyCode } = face.entry.movement;
    return <Money amount={amount} currency={currencyCode} sign="movement" />;
  }
  if (rests !== undefined)
    return (
      <Badge flex="none" maxWidth="45%">
        {rests}
      </Badge>
    );
  if (does === undefined) return <Icon as={ChevronRight} />;
  return isActive ? (
    <Badge colorPalette="info" flex="none" hideBelow="md">
      {does}
    </Badge>
  ) : null;
}
