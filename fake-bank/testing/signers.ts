import type { Customer } from '../ground/parties/customers';
import { customers } from '../ground/parties/customers';
import { State } from '../ground/store/collection';
import { Transaction } from '../ground/store/transaction';

const customer = (key: string, change: Partial<Customer> = {}): Customer => ({
  key,
  user: key,
  name: key,
  description: 'Prueba',
  password: 'demo',
  tokenType: 'physical',
  token: '318204',
  score: 'fine',
  productMasking: [],
  lastLogin: null,
  previousLogin: null,
  ...change,
});

/** A bank of three customers and nothing else: two with a token and one without. */
export function bankOfSigners(): Transaction {
  const tx = new Transaction(new State());
  tx.put(customers, customer('ana'));
  tx.put(customers, customer('luis', { token: '285713' }));
  tx.put(customers, customer('diego', { tokenType: 'none' }));
  return tx;
}
