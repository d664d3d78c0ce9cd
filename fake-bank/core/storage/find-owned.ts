import { DomainError } from '../errors/domain-error';
import type { Collection, Reader } from './collection';

/** Returns the customer's row. Another customer's row gives CZ_NOT_FOUND, like a missing one. */
export function findOwned<Row extends { customer: string }, I extends string>(
  reader: Reader,
  collection: Collection<Row, I>,
  customer: string,
  key: string,
): Row {
  const row = reader.get(collection, key);
  if (row?.customer !== customer) throw new DomainError('CZ_NOT_FOUND');
  return row;
}
