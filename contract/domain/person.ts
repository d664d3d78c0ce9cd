import * as z from 'zod/mini';
import { MAX_NICKNAME_LENGTH } from '../payees';
import { MAX_ALIAS_LENGTH, MAX_NAME_LENGTH } from '../recipients';
import { ProductSlug } from './account';
import { campaignSlugs } from './campaign';
import { isClabe } from './clabe';
import { eitherOf } from './english-list';
import { MAX_MONTHS } from './loan-plan';
import { Currency } from './money';
import { MAX_PESOS, pesosFrom } from './pesos';
import { countCharacters, isPrintable, Label } from './text';

/** Months of history in a seed. */
const HISTORY_MONTHS = 12;
const wholeNumber = (lowest: number, highest: number) =>
  z.number().check(z.int(), z.gte(lowest), z.lte(highest));

/** Same rule as `Label`, with an error in English. */
const label = (max: number) =>
  z
    .string()
    .check(
      z.refine(
        (text) => Label(max).safeParse(text).success,
        `Write 1 to ${max} characters: letters, digits, spaces and & . ' -.`,
      ),
    );

const MAX_PASSWORD_LENGTH = 100;
const isPassword = (text: string) =>
  text !== '' && countCharacters(text) <= MAX_PASSWORD_LENGTH && isPrintable(text);

const Movements = z.strictObject({ months: wholeNumber(1, HISTORY_MONTHS) });

const AccountFields = z.strictObject({
  product: ProductSlug,
  alias: z.optional(label(MAX_ALIAS_LENGTH)),
  currency: z.optional(Currency),
  balance: z.optional(pesosFrom(-MAX_PESOS)),
  movements: z.optional(Movements),
  limit: z.optional(pesosFrom(1_000)),
  principal: z.optional(pesosFrom(1_000)),
  term: z.optional(wholeNumber(1, MAX_MONTHS)),
  paid: z.optional(wholeNumber(0, MAX_MONTHS)),
  overdue: z.optional(wholeNumber(0, HISTORY_MONTHS - 1)),
});
export type PersonAccount = z.infer<typeof AccountFields>;

type Setting = Exclude<keyof PersonAccount, 'product' | 'alias' | 'currency'>;

const CREDIT: readonly Setting[] = ['balance', 'movements', 'limit'];
const LOAN: readonly Setting[] = ['principal', 'term', 'paid', 'overdue'];

const settingsOf: Readonly<Record<ProductSlug, readonly Setting[]>> = {
  'chequing': ['balance', 'movements'],
  'credit-card': CREDIT,
  'line-of-credit': CREDIT,
  'loan': LOAN,
  'mortgage': LOAN,
  'investment-fund': [],
  'investment-product': [],
};
const settings: readonly Setting[] = [...CREDIT, ...LOAN];

export const CREDIT_LIMIT = 30_000;

const TERMS = { 'loan': 24, 'mortgage': 180 } as const;

/** Fills in defaults. The default of `paid` is at most a year and leaves an upcoming instalment. */
export function instalmentsOf({ term, paid, overdue = 0 }: PersonAccount, product: keyof typeof TERMS) {
  const months = term ?? TERMS[product];
  return { term: months, paid: paid ?? Math.max(0, Math.min(HISTORY_MONTHS, months - 1 - overdue)), overdue };
}

type Problem = { path: string[]; message: string };

function settingProblem(account: PersonAccount): Problem | undefined {
  const { product, currency } = account;
  if (currency === 'USD' && product !== 'chequing')
    return { path: ['currency'], message: `${product} must be in MXN; only chequing may be in USD.` };
  const allowed = settingsOf[product];
  const unsupported = settings.find((name) => account[name] !== undefined && !allowed.includes(name));
  if (unsupported === undefined) return undefined;
  const accepted = allowed.length === 0 ? 'accepts no settings' : `accepts ${eitherOf(allowed)}`;
  return { path: [unsupported], message: `${product} does not accept ${unsupported}: it ${accepted}.` };
}

function balanceProblem({ product, balance = 0, limit = CREDIT_LIMIT }: PersonAccount): Problem | undefined {
  if (product === 'chequing')
    return balance < 0 ? { path: ['balance'], message: 'chequing has no negative balance.' } : undefined;
  return balance > 0 || balance < -limit
    ? { path: ['balance'], message: `${product} has a balance from -${limit} (its limit) to 0.` }
    : undefined;
}

function instalmentProblem(account: PersonAccount): Problem | undefined {
  const { product } = account;
  if (product !== 'loan' && product !== 'mortgage') return undefined;
  const { term, paid, overdue } = instalmentsOf(account, product);
  if (paid >= term) return { path: ['paid'], message: `Write at most ${term - 1}: its term is ${term}.` };
  const maximum = term - 1 - paid;
  return overdue > maximum
    ? { path: ['overdue'], message: `Write at most ${maximum}: ${paid} of its ${term} instalments are paid.` }
    : undefined;
}

export const PersonAccount = AccountFields.check(({ value, issues }) => {
  const unsupported = settingProblem(value);
  const problem = unsupported ?? balanceProblem(value) ?? instalmentProblem(value);
  if (!problem) return;
  const issue = { code: 'custom' as const, input: value, ...problem };
  // The range of a setting that the product does not accept is no help.
  if (unsupported) issues.unshift(issue);
  else issues.push(issue);
});

export const PersonRecipient = z.strictObject({
  alias: z.optional(label(MAX_ALIAS_LENGTH)),
  name: label(MAX_NAME_LENGTH),
  lastName: z.optional(label(MAX_NAME_LENGTH)),
  secondLastName: z.optional(label(MAX_NAME_LENGTH)),
  clabe: z.string().check(z.refine(isClabe, 'Write a CLABE: 18 digits, the last one a valid check digit.')),
});
export type PersonRecipient = z.infer<typeof PersonRecipient>;

export const PersonPayee = z.strictObject({
  merchant: z.string(),
  reference: z.optional(z.string()),
  nickname: z.optional(label(MAX_NICKNAME_LENGTH)),
});
export type PersonPayee = z.infer<typeof PersonPayee>;

export const PersonOffer = z.strictObject({
  product: z.enum(Object.values(campaignSlugs)),
  amount: z.optional(pesosFrom(1)),
});
export type PersonOffer = z.infer<typeof PersonOffer>;

const list = <Row extends z.core.$ZodType>(row: Row, max: number) =>
  z.optional(z.array(row).check(z.maxLength(max)));

/** Customer to create. Defaults: password `demo`, no accounts. */
export const PersonRequest = z.strictObject({
  user: z
    .string()
    .check(
      z.regex(
        /^[a-z][a-z0-9-]{0,29}$/,
        'Write 1 to 30 lower-case letters, digits and hyphens, the first one a letter.',
      ),
    ),
  name: z.optional(label(100)),
  password: z.optional(
    z.string().check(z.refine(isPassword, `Write 1 to ${MAX_PASSWORD_LENGTH} characters.`)),
  ),
  token: z.optional(z.string().check(z.regex(/^\d{6}$/, 'Write six digits.'))),
  accounts: list(PersonAccount, 20),
  recipients: list(PersonRecipient, 50),
  payees: list(PersonPayee, 50),
  offers: list(PersonOffer, 10),
});
export type PersonRequest = z.infer<typeof PersonRequest>;

/** Keys in the order of the request. */
export const CreatedPerson = z.object({
  customer: z.string(),
  customerKey: z.string(),
  token: z.string(),
  accounts: z.array(z.string()),
  recipients: z.array(z.string()),
  payees: z.array(z.string()),
  offers: z.array(z.object({ key: z.string(), reference: z.string() })),
});
export type CreatedPerson = z.infer<typeof CreatedPerson>;
