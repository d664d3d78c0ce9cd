import { ProductSlug } from '#contract/domain/account';
import { Currency } from '#contract/domain/money';
import { PersonOffer, type PersonRequest } from '#contract/domain/person';
import { pickNumbers, pickTexts } from '../lib/typed-fields';

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

type TextFields = Readonly<Record<string, string>>;

const SETTINGS = {
  chequing: ['balance', 'months', 'currency'],
  revolving: ['balance', 'months', 'limit'],
  loan: ['principal', 'term', 'paid', 'overdue'],
} as const;
type Setting = (typeof SETTINGS)[keyof typeof SETTINGS][number];

const settingsByProduct: Readonly<Record<string, readonly Setting[]>> = {
  'chequing': SETTINGS.chequing,
  'credit-card': SETTINGS.revolving,
  'line-of-credit': SETTINGS.revolving,
  'loan': SETTINGS.loan,
  'mortgage': SETTINGS.loan,
};

/** Returns the settings that the sandbox accepts for a product. */
export const settingsOf = (product: string): readonly Setting[] => settingsByProduct[product] ?? [];

/** Builds an account without the fields that belong to another product. */
function toAccount(fields: typeof emptyAccount) {
  const settings = settingsOf(fields.product);
  const currency = Currency.safeParse(fields.currency);
  const numbers = settings.filter((name) => name !== 'months' && name !== 'currency');
  return {
    product: ProductSlug.parse(fields.product),
    ...pickTexts(fields, 'alias'),
    ...(settings.includes('currency') && currency.success && { currency: currency.data }),
    ...pickNumbers(fields, ...numbers),
    ...(settings.includes('months') &&
      fields.months !== '' && { movements: { months: Number(fields.months) } }),
  };
}

export type PersonFields = {
  person: typeof emptyPerson;
  accounts: readonly (typeof emptyAccount)[];
  recipients: readonly (typeof emptyRecipient)[];
  payees: readonly (typeof emptyPayee)[];
  offers: readonly (typeof emptyOffer)[];
};

const optionalList = <Name extends string, Fields extends TextFields, Row>(
  name: Name,
  rows: readonly Fields[],
  rowFrom: (fields: Fields) => Row,
): Partial<Record<Name, Row[]>> => {
  const list: Partial<Record<Name, Row[]>> = {};
  if (rows.length > 0) list[name] = rows.map(rowFrom);
  return list;
};

/** Builds the request without the empty fields; the sandbox validates the others. */
export const toPersonRequest = ({
  person,
  accounts,
  recipients,
  payees,
  offers,
}: PersonFields): PersonRequest => ({
  user: person.user.trim(),
  ...pickTexts(person, 'name', 'password', 'token'),
  ...optionalList('accounts', accounts, toAccount),
  ...optionalList('recipients', recipients, ({ name, clabe, ...rest }) => ({
    name,
    clabe,
    ...pickTexts(rest, 'lastName', 'alias'),
  })),
  ...optionalList('payees', payees, ({ merchant, ...rest }) => ({
    merchant,
    ...pickTexts(rest, 'reference', 'nickname'),
  })),
  ...optionalList('offers', offers, (fields) => ({
    product: PersonOffer.shape.product.parse(fields.product),
    ...pickNumbers(fields, 'amount'),
  })),
});
