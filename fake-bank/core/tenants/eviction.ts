import { clockSettings } from '../calendar/clock';
import { type AnyCollection, State } from '../storage/collection';
import { copyState } from '../storage/store';
import { type Change, type Reader, replay, Transaction } from '../storage/transaction';
import type { Bank } from './bank';

/** What makes a bank of the seed that it began with. */
export type EvictedChanges = readonly Change[];

/** The rows of a bank that its seed does not have. */
export const changesSince = (
  collections: readonly AnyCollection[],
  seed: State,
  bank: State,
): EvictedChanges => collections.flatMap((collection) => collection.changes(seed, bank));

/** The bank again. */
export function restoreState(
  collections: readonly AnyCollection[],
  seed: State,
  aside: EvictedChanges,
): State {
  const state = copyState(collections, seed);
  replay(state, new Map(collections.map((collection) => [collection.name, collection])), aside);
  return state;
}

/** All that a bank which is put aside has at hand: the time. */
export function onlyClock(reader: Reader): State {
  const state = new State();
  const tx = new Transaction(state);
  for (const setting of reader.all(clockSettings)) tx.put(clockSettings, setting);
  return state;
}

/** What nobody is calling, used last first. */
export const idleBanks = (banks: readonly Bank[]): Bank[] =>
  banks.filter(({ calls, queue }) => calls === 0 && !queue.over).sort((a, b) => b.usedAt - a.usedAt);
