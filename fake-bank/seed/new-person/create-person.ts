/** Creates new customers in the same way as the seed. */

import { customerNamed, customers } from '#bank/core/customers/customers';
import { fieldError } from '#bank/core/errors/domain-error';
import type { Reader } from '#bank/core/storage/collection';
import type { Transaction } from '#bank/core/storage/transaction';
import { runSync } from '#bank/core/tasks/task';
import type { BankDate } from '#contract/domain/dates';
import type { CreatedPerson, PersonRequest } from '#contract/domain/person';
import { putOffers } from '../offers';
import { person } from '../person';
import { digitsFrom } from '../random';
import { seedPeople } from '../seed';
import { newAccounts } from './accounts';
import { offersFor } from './offers';
import { putPayees, putRecipients } from './parties';

const KEY_DIGITS = 8;
const TOKEN_DIGITS = 6;
/** First digits of the tokens that make the signature service fail. */
const MAGIC_PREFIX = '90000';
const OFFER_DAYS = 30;

/** Derived from the user, so that a session that survives a reset keeps its customer. */
function freeKey(reader: Reader, user: string): string {
  for (let attempt = 0; ; attempt += 1) {
    const key = digitsFrom(`key of ${user} ${attempt}`, KEY_DIGITS);
    if (!reader.get(customers, key)) return key;
  }
}

const holderOf = (reader: Reader, token: string): string | undefined =>
  reader.all(customers).find((customer) => customer.token === token)?.user;

function freeToken(reader: Reader, user: string): string {
  for (let attempt = 0; ; attempt += 1) {
    const token = digitsFrom(`token of ${user} ${attempt}`, TOKEN_DIGITS);
    if (!token.startsWith(MAGIC_PREFIX) && holderOf(reader, token) === undefined) return token;
  }
}

function tokenFor(reader: Reader, { user, token }: PersonRequest): string {
  if (token === undefined) return freeToken(reader, user);
  const holder = holderOf(reader, token);
  if (holder !== undefined) throw fieldError('token', `The customer ${holder} has this token.`);
  return token;
}

const capitalized = (user: string): string => `${user.slice(0, 1).toUpperCase()}${user.slice(1)}`;

/** Creates a customer with the history of the year before `today`. Rejects a field by its path in the request. */
export function createPerson(tx: Transaction, request: PersonRequest, today: BankDate): CreatedPerson {
  const { user, name = capitalized(user), password = 'demo' } = request;
  const { recipients = [], payees = [], offers = [] } = request;
  if (customerNamed(tx, user)) throw fieldError('user', `This bank has a customer ${user} already.`);
  const token = tokenFor(tx, request);
  const key = freeKey(tx, user);
  const accounts = newAccounts(tx, { user, today }, request.accounts ?? []);
  const holdings = accounts.map(({ holding }) => holding);
  const created = person({
    ...{ key, user, name, password, token, holdings },
    description: 'Cliente de prueba',
    lastVisits: [],
    habits: accounts.flatMap(({ habits }) => habits),
  });
  const terms = offersFor(
    offers,
    holdings.map(({ account }) => account),
  );
  runSync(seedPeople(tx, [created], today));
  const owner = { user, key };
  return {
    customer: user,
    customerKey: key,
    token,
    accounts: holdings.map(({ account }) => account.key),
    recipients: putRecipients(tx, owner, recipients),
    payees: putPayees(tx, owner, { requested: payees, today }),
    offers: putOffers(
      tx,
      owner,
      terms.map((each) => [each, OFFER_DAYS]),
      today,
    ).map((offer) => ({ key: offer.key, reference: offer.reference })),
  };
}
