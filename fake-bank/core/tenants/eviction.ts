import { clockSettings } from '../calendar/clock';
import { type AnyCollection, State } from '../storage/collection';
import { copyState } from '../storage/store';
import { type Change, type Reader, replay, Transaction } from '../storage/transaction';
import type { Bank } from './bank';

export type EvictedChanges = readonly Change[];

export const changesSince = (
  collections: readonly AnyCollection[],
  seed: State,
  bank: State,
): EvictedChanges => collections.flatMap((collection) => collection.changes(seed, bank));

export function restoreState(
  collections: readonly AnyCollection[],
  seed: State,
  aside: EvictedChanges,
): State {
  const state = copyState(collections, seed);
  replay(state, new Map(collections.map((collection) => [collection.name, collection])), aside);
  return state;
}

/** The clock of an evicted bank stays in memory. */
export function onlyClock(reader: Reader): State {
  const state = new State();
  const tx = new Transaction(state);
  for (const setting of reader.all(clockSettings)) tx.put(clockSettings, setting);
  return state;
}

export const idleBanks = (banks: readonly Bank[]): Bank[] =>
  banks.filter(({ calls, queue }) => calls === 0 && !queue.over).sort((a, b) => b.usedAt - a.usedAt);
