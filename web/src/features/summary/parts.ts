import type { ComponentType } from 'react';
import type { PartProps } from './part-props';
import { Accounts, AccountsPlaceholder } from './sections/Accounts';
import { Balance, BalancePlaceholder } from './sections/balance/Balance';
import { Cards, CardsPlaceholder } from './sections/credit/Cards';
import { LatestMovements, MovementsPlaceholder } from './sections/movements/LatestMovements';
import { Offers } from './sections/Offers';
import { People } from './sections/People';
import { TilesPlaceholder } from './sections/tiles/TileGrid';
import { Tiles } from './sections/tiles/Tiles';
import { Week } from './sections/week/Week';

type Part = {
  Section: ComponentType<PartProps>;
  /** Shown until the accounts are known. */
  Placeholder: ComponentType<Pick<PartProps, 'today'>>;
};

export const PARTS = {
  balance: { Section: Balance, Placeholder: BalancePlaceholder },
  people: { Section: People, Placeholder: People },
  week: { Section: Week, Placeholder: Week },
  accounts: { Section: Accounts, Placeholder: AccountsPlaceholder },
  cards: { Section: Cards, Placeholder: CardsPlaceholder },
  movements: { Section: LatestMovements, Placeholder: MovementsPlaceholder },
  tiles: { Section: Tiles, Placeholder: TilesPlaceholder },
  offers: { Section: Offers, Placeholder: () => null },
} satisfies Record<string, Part>;

type PartName = keyof typeof PARTS;

export const COLUMNS: Record<'narrow' | 'wide', readonly (readonly PartName[])[]> = {
  narrow: [['balance', 'people', 'week', 'accounts', 'cards', 'movements', 'tiles', 'offers']],
  wide: [
    ['balance', 'people', 'accounts', 'movements', 'tiles', 'offers'],
    ['week', 'cards'],
  ],
};
