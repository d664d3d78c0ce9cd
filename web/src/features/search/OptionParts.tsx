import { Badge } from '@chakra-ui/react/badge';
import { ChevronRight } from 'lucide-react';
import { AvatarCircle } from '#web/components/avatars/AvatarCircle.tsx';
import { CompanyAvatar } from '#web/components/avatars/CompanyAvatar.tsx';
import { PersonAvatar } from '#web/components/avatars/PersonAvatar.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { Money } from '#web/components/Money.tsx';
import { CategoryIcon } from '../accounts/movements/CategoryIcon';
import type { Option, OptionContent } from './options';

export function OptionContentRow({ content }: { content: OptionContent }) {
  switch (content.is) {
    case 'person':
      return <PersonAvatar name={content.name} />;
    case 'company':
      return <CompanyAvatar name={content.name} size={40} />;
    case 'movement': {
      const { category, amount } = content.entry.movement;
      return <CategoryIcon category={category} isDeposit={amount > 0} />;
    }
    case 'action':
      return (
        <AvatarCircle aria-hidden="true" tint="plumaje">
          <Icon as={content.icon} />
        </AvatarCircle>
      );
  }
}

/** Amount of a movement, reason of a disabled option, or action of the active option. */
export function OptionEnd({
  option: { content, actionLabel, disabledReason },
  isActive,
}: {
  option: Option;
  isActive: boolean;
}) {
  if (content.is === 'movement') {
    const { amount, currencyCode } = content.entry.movement;
    return <Money amount={amount} currency={currencyCode} sign="movement" />;
  }
  if (disabledReason !== undefined)
    return (
      <Badge flex="none" maxWidth="45%">
        {disabledReason}
      </Badge>
    );
  if (actionLabel === undefined) return <Icon as={ChevronRight} />;
  return isActive ? (
    <Badge colorPalette="info" flex="none" hideBelow="md">
      {actionLabel}
    </Badge>
  ) : null;
}
