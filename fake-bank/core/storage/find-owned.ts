import { DomainError } from '../errors/domain-error';
import type { Collection } from './collection';
import type { Reader } from './transaction';

/** A row of this customer, by its key; another customer's answers like one that does not exist (CZ_NOT_FOUND). */
export function findOwned<Row extends { customer: string }, I extends string>(
  reader: Reader,
  collection: Collection<Row, I>,
  customer: string,
  key: string,
): Row {
  const found = reader.get(collection, key);
  if (found?.customer !== customer) throw new DomainError('CZ_NOT_FOUND');
  return found;
}
