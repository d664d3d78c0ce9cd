import { ChevronRight } from 'lucide-react';
import { CompanyMark } from '../../marks/CompanyMark';
import { Disc } from '../../marks/Disc';
import { PersonMark } from '../../marks/PersonMark';
import { CategoryMark } from '../../movement-book/CategoryMark';
import { Icon } from '../../ui/Icon';
import { Money } from '../../ui/Money';
import { Tag } from '../../ui/Tag';
import type { Face, Option } from './options';

export function OptionFace({ face }: { face: Face }) {
  switch (face.is) {
    case 'person':
      return <PersonMark name={face.name} />;
    case 'company':
      return <CompanyMark name={face.name} size={40} />;
    case 'movement': {
      const { category, amount } = face.entry.movement;
      return <CategoryMark category={category} isDeposit={amount > 0} />;
    }
    case 'action':
      return (
        <Disc aria-hidden="true" tint="plumaje">
          <Icon as={face.icon} />
        </Disc>
      );
  }
}

/** A movement's amount, why somebody cannot be paid, what becomes of the one that is chosen, or that it leads on. */
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
      <Tag flex="none" maxWidth="45%">
        {rests}
      </Tag>
    );
  if (does === undefined) return <Icon as={ChevronRight} />;
  return isActive ? (
    <Tag tone="info" flex="none" hideBelow="md">
      {does}
    </Tag>
  ) : null;
}
