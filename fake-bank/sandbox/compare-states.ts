import { isDeepStrictEqual } from 'node:util';
import type { ChangedRow } from '#contract/domain/bank-snapshot';
import type { AnyCollection, State } from '../core/storage/collection';
import type { Task } from '../core/tasks/task';

const MAX_ROWS = 500;
const MAX_CHARACTERS = 1_000;

const shownValue = (name: 'before' | 'after', value: unknown) =>
  value === undefined || JSON.stringify(value).length > MAX_CHARACTERS ? {} : { [name]: value };

function changedFields(before: object, after: object): ChangedRow['fields'] {
  const [oldFields, newFields] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...oldFields.keys(), ...newFields.keys()])]
    .filter((field) => !isDeepStrictEqual(oldFields.get(field), newFields.get(field)))
    .map((field) => ({
      field,
      ...shownValue('before', oldFields.get(field)),
      ...shownValue('after', newFields.get(field)),
    }));
}

type RowVersions = {
  collection: AnyCollection;
  key: string;
  before?: object | undefined;
  after?: object | undefined;
};

function rowOf({ collection, key, before, after }: RowVersions): ChangedRow {
  const address = { list: collection.name, key };
  if (!before) return { ...address, change: 'added' };
  if (!after) return { ...address, change: 'removed' };
  return { ...address, change: 'changed', fields: changedFields(before, after) };
}

function* differences(collection: AnyCollection, from: State, to: State): Task<RowVersions[]> {
  const changes: RowVersions[] = [];
  for (const change of yield* collection.changes(from, to)) {
    yield;
    const key = 'put' in change ? collection.keyOf(change.put) : change.delete;
    const before = collection.find(from, key);
    const after = collection.find(to, key);
    // A row that only moved is both deleted and put.
    const isMoved = 'delete' in change && after !== undefined;
    // Equal rows may be different objects, for example after a restart.
    if (!isMoved && !isDeepStrictEqual(before, after)) changes.push({ collection, key, before, after });
  }
  return changes;
}

export function* compareStates(
  collections: readonly AnyCollection[],
  from: State,
  to: State,
): Task<{ count: number; data: ChangedRow[] }> {
  const data: ChangedRow[] = [];
  let count = 0;
  for (const collection of collections) {
    const rows = yield* differences(collection, from, to);
    count += rows.length;
    data.push(...rows.slice(0, MAX_ROWS - data.length).map(rowOf));
  }
  return { count, data };
}
