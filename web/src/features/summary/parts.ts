import type { ComponentType } from 'react';
import type { PartProps } from './part-props';
import { Accounts, AccountsPlaceholder } from './sections/Accounts';
import { Balance, BalancePlaceholder } from './sections/balance/Balance';
import { Cards, CardsPlaceholder } from './sections/credit/Cards';
import { LatestMovements, MovementsPlaceholder } from './sections/movements/LatestMovements';
import { Offers } from './sections/Offers';
import { People } from './sections/People';
import { Tiles, TilesPlaceholder } from './sections/tiles/Tiles';
import { Week } from './sections/week/Week';

type Part = {
  Shown: ComponentType<PartProps>;
  /** Shown until the accounts are known. */
  Placeholder: ComponentType<Pick<PartProps, 'today'>>;
};

export const PARTS = {
  balance: { Shown: Balance, Placeholder: BalancePlaceholder },
  people: { Shown: People, Placeholder: People },
  week: { Shown: Week, Placeholder: Week },
  accounts: { Shown: Accounts, Placeholder: AccountsPlaceholder },
  cards: { Shown: Cards, Placeholder: CardsPlaceholder },
  movements: { Shown: LatestMovements, Placeholder: MovementsPlaceholder },
  tiles: { Shown: Tiles, Placeholder: TilesPlaceholder },
  offers: { Shown: Offers, Placeholder: () => null },
} satisfies Record<string, Part>;

type PartName = keyof typeof PARTS;

export const COLUMNS: Record<'narrow' | 'wide', readonly (readonly PartName[])[]> = {
  narrow: [['balance', 'people', 'week', 'accounts', 'cards', 'movements', 'tiles', 'offers']],
  wide: [
    ['balance', 'people', 'accounts', 'movements', 'tiles', 'offers'],
    ['week', 'cards'],
  ],
};
