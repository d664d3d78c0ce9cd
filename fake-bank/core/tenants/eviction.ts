import { clockSettings } from '../calendar/clock';
import { type AnyCollection, type Change, type Reader, State } from '../storage/collection';
import { copyState } from '../storage/store';
import { Transaction } from '../storage/transaction';
import type { Task } from '../tasks/task';
import type { Bank } from './bank';

export type EvictedChanges = readonly Change[];

export function* changesSince(
  collections: readonly AnyCollection[],
  seed: State,
  bank: State,
): Task<EvictedChanges> {
  const changes: Change[] = [];
  for (const collection of collections)
    for (const change of yield* collection.changes(seed, bank)) changes.push(change);
  return changes;
}

/** The changes' rows are valid already, so they are inserted as they are. */
export function* restoreState(
  collections: readonly AnyCollection[],
  seed: State,
  changes: EvictedChanges,
): Task<State> {
  const state = copyState(collections, seed);
  const byName = new Map(collections.map((collection) => [collection.name, collection]));
  for (const change of changes) {
    const collection = byName.get(change.collection);
    if ('put' in change) collection?.insert(state, change.put);
    else collection?.remove(state, change.delete);
    yield;
  }
  return state;
}

/** The clock of an evicted bank stays in memory. */
export function clockOnlyState(reader: Reader): State {
  const state = new State();
  const tx = new Transaction(state);
  for (const setting of reader.all(clockSettings)) tx.put(clockSettings, setting);
  return state;
}

export const idleBanks = (banks: readonly Bank[]): Bank[] =>
  banks.filter(({ calls, queue }) => calls === 0 && !queue.pending).sort((a, b) => b.usedAt - a.usedAt);
