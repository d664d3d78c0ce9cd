import { clockSettings } from '../calendar/clock';
import { type AnyCollection, State } from '../store/collection';
import { copyState } from '../store/store';
import { type Change, type Reader, replay, Transaction } from '../store/transaction';
import type { Bank } from './bank';

/** What makes a bank of the seed that it began with. */
export type Aside = readonly Change[];

/** The rows of a bank that its seed does not have. */
export const changesSince = (collections: readonly AnyCollection[], seed: State, bank: State): Aside =>
  collections.flatMap((collection) => collection.changes(seed, bank));

/** The bank again. */
export function backFrom(collections: readonly AnyCollection[], seed: State, aside: Aside): State {
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
export const idle = (banks: readonly Bank[]): Bank[] =>
  banks.filter(({ calls, queue }) => calls === 0 && !queue.over).sort((a, b) => b.usedAt - a.usedAt);
