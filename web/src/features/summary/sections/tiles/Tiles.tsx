import { queryKeys } from '#web/lib/api/query-keys.ts';
import { useBrokenRows } from '#web/lib/api/useBrokenRows.ts';
import type { PartProps } from '../../part-props';
import { creditsTile, investmentsTile } from './accounts';
import { useSavingsTile } from './savings';
import { useSpendingTile } from './spending/spending-tile';
import { TileGrid } from './TileGrid';
import type { Tile } from './tile';

/** Savings, investments, credits and spending. */
export function Tiles({ accounts, today }: PartProps) {
  const hasMissingRows = useBrokenRows(queryKeys.summary) !== undefined;
  const tiles: readonly (Tile | undefined)[] = [
    useSavingsTile(today),
    investmentsTile(accounts, hasMissingRows),
    creditsTile(accounts, today),
    useSpendingTile(accounts, today),
  ];
  return (
    <section aria-label="Más de tu dinero">
      <TileGrid tiles={tiles.filter((tile) => tile !== undefined)} />
    </section>
  );
}
