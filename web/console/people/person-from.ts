import { ProductSlug } from '#contract/domain/account';
import { Currency } from '#contract/domain/money';
import { PersonOffer, type PersonRequest } from '#contract/domain/person';

export const emptyPerson = { user: '', name: '', password: '', token: '' };
export const emptyAccount = {
  product: 'chequing',
  alias: '',
  currency: '',
  balance: '',
  months: '',
  limit: '',
  principal: '',
  term: '',
  paid: '',
  overdue: '',
};
export const emptyRecipient = { name: '', lastName: '', alias: '', clabe: '' };
export const emptyPayee = { merchant: '', reference: '', nickname: '' };
export const emptyOffer = { product: 'line', amount: '' };

type Typed = Readonly<Record<string, string>>;

/** Typed values by name, without the empty ones. */
const textsIn = <Name extends string>(fields: Readonly<Record<Name, string>>, ...names: readonly Name[]) =>
  names.reduce<Partial<Record<Name, string>>>((texts, name) => {
    if (fields[name].trim() !== '') texts[name] = fields[name].trim();
    return texts;
  }, {});

const numbersIn = <Name extends string>(fields: Readonly<Record<Name, string>>, ...names: readonly Name[]) =>
  names.reduce<Partial<Record<Name, number>>>((numbers, name) => {
    if (fields[name].trim() !== '') numbers[name] = Number(fields[name]);
    return numbers;
  }, {});

const SETTINGS = {
  chequing: ['balance', 'months', 'currency'],
  revolving: ['balance', 'months', 'limit'],
  loan: ['principal', 'term', 'paid', 'overdue'],
} as const;
type Setting = (typeof SETTINGS)[keyof typeof SETTINGS][number];

const settings: Readonly<Record<string, readonly Setting[]>> = {
  'chequing': SETTINGS.chequing,
  'credit-card': SETTINGS.revolving,
  'line-of-credit': SETTINGS.revolving,
  'loan': SETTINGS.loan,
  'mortgage': SETTINGS.loan,
};

/** Settings that the sandbox takes for a product. */
export const takenBy = (product: string): readonly Setting[] => settings[product] ?? [];

/** Leaves out what was typed for another product. */
function accountFrom(fields: typeof emptyAccount) {
  const taken = takenBy(fields.product);
  const currency = Currency.safeParse(fields.currency);
  const numbers = taken.filter((name) => name !== 'months' && name !== 'currency');
  return {
    product: ProductSlug.parse(fields.product),
    ...textsIn(fields, 'alias'),
    ...(taken.includes('currency') && currency.success && { currency: currency.data }),
    ...numbersIn(fields, ...numbers),
    ...(taken.includes('months') && fields.months !== '' && { movements: { months: Number(fields.months) } }),
  };
}

export type PersonFields = {
  person: typeof emptyPerson;
  accounts: readonly (typeof emptyAccount)[];
  recipients: readonly (typeof emptyRecipient)[];
  payees: readonly (typeof emptyPayee)[];
  offers: readonly (typeof emptyOffer)[];
};

const listOf = <Name extends string, Fields extends Typed, Row>(
  name: Name,
  rows: readonly Fields[],
  rowFrom: (fields: Fields) => Row,
): Partial<Record<Name, Row[]>> => {
  const list: Partial<Record<Name, Row[]>> = {};
  if (rows.length > 0) list[name] = rows.map(rowFrom);
  return list;
};

/** Empty fields are left out; the sandbox says what is wrong with the others. */
export const personFrom = ({
  person,
  accounts,
  recipients,
  payees,
  offers,
}: PersonFields): PersonRequest => ({
  user: person.user.trim(),
  ...textsIn(person, 'name', 'password', 'token'),
  ...listOf('accounts', accounts, accountFrom),
  ...listOf('recipients', recipients, ({ name, clabe, ...rest }) => ({
    name,
    clabe,
    ...textsIn(rest, 'lastName', 'alias'),
  })),
  ...listOf('payees', payees, ({ merchant, ...rest }) => ({
    merchant,
    ...textsIn(rest, 'reference', 'nickname'),
  })),
  ...listOf('offers', offers, (fields) => ({
    product: PersonOffer.shape.product.parse(fields.product),
    ...numbersIn(fields, 'amount'),
  })),
});
