import * as z from 'zod/mini';
import { brand } from '#contract/brand';
import { Entitlement, ProductLabel } from '#contract/domain/account';
import { isLuhn } from '#contract/domain/card';
import { accountOfClabe, bankOfClabe, isClabe } from '#contract/domain/clabe';
import { PortfolioType } from '#contract/domain/investment';
import { Currency } from '#contract/domain/money';
import { type ByField, Collection, type Problem, type Reader, type Reference } from '../storage/collection';
import { keyNumbers, numberInKey } from '../storage/sequence';
import { StoredKey, StoredText } from '../storage/stored-text';
import { Centavos } from './centavos';
import { CreditTerms, floorOf } from './terms';

/** Ending of an account, as `formatEnding` writes it. */
export const DisplayId = z.string().check(z.regex(/^•••• \d{4}$/, 'Write •••• and 4 digits.'));

const isDebitCard = (digits: string) => /^\d{16}$/.test(digits) && isLuhn(digits);

const Clabe = z.string().check(z.refine(isClabe, 'Write a valid CLABE.'));
const DebitCard = z.string().check(z.refine(isDebitCard, 'Write a valid card of 16 digits.'));

export const CustomerAccount = z.object({
  kind: z.literal('customer'),
  key: StoredKey,
  customer: StoredKey,
  currency: Currency,
  /** Lowest allowed balance: 0, or for credit minus the limit or minus all instalments. */
  floor: Centavos,
  type: ProductLabel,
  description: StoredText(100),
  alias: z.optional(StoredText(100)),
  displayId: DisplayId,
  clabe: z.optional(Clabe),
  debitCard: z.optional(DebitCard),
  entitlements: z.array(Entitlement),
  terms: z.optional(CreditTerms),
  portfolioType: z.optional(PortfolioType),
});
export type CustomerAccount = z.infer<typeof CustomerAccount>;

const BankAccount = z.object({
  kind: z.literal('bank'),
  key: StoredKey,
  currency: Currency,
  description: StoredText(100),
});

export const LedgerAccount = z.discriminatedUnion('kind', [CustomerAccount, BankAccount]);
export type LedgerAccount = z.infer<typeof LedgerAccount>;

/** Numbers by which other customers pay an account: the eleven digits inside its CLABE, and its debit card. */
export const numbersPaidTo = ({ clabe, debitCard }: Pick<CustomerAccount, 'clabe' | 'debitCard'>): string[] =>
  [clabe && accountOfClabe(clabe), debitCard].filter((number) => number !== undefined);

function numbersOf(account: LedgerAccount): ByField<string> {
  if (account.kind === 'bank') return {};
  const { clabe, debitCard } = account;
  return {
    clabe: clabe && `the CLABE of the account ${accountOfClabe(clabe)}`,
    debitCard: debitCard && `the card ${debitCard}`,
  };
}

const termsOf: Partial<Record<ProductLabel, CreditTerms['kind']>> = {
  'Tarjeta de Crédito': 'revolving',
  'Línea de Crédito': 'revolving',
  'Crédito Personal': 'instalments',
  'Crédito Hipotecario': 'instalments',
};

function productProblem({ key, type, terms, floor, clabe }: CustomerAccount): Problem | undefined {
  if (clabe !== undefined && bankOfClabe(clabe) !== brand.bankId)
    return { field: 'clabe', reason: `${clabe} is no CLABE of ${brand.bank}.` };
  if (terms?.kind !== termsOf[type])
    return { field: 'terms', reason: `${key} does not have the terms of its product.` };
  return floor === floorOf(terms)
    ? undefined
    : { field: 'floor', reason: `${key} does not have the floor of its product.` };
}

export const ledgerAccounts = new Collection<LedgerAccount, 'byCustomer' | 'byNumber'>(
  'accounts',
  LedgerAccount,
  (account) => account.key,
  {
    byCustomer: {
      keys: (account) => (account.kind === 'customer' ? [account.customer] : []),
      order: (account) => account.key,
    },
    byNumber: {
      keys: (account) => (account.kind === 'customer' ? numbersPaidTo(account) : []),
      order: (account) => account.key,
    },
  },
  {
    permanent: true,
    unique: numbersOf,
    sequenceNumbers: {
      ...keyNumbers('credit', 'portfolio'),
      // The account number is drawn together with the key, so both have the same sequence number.
      'credit-number': ({ key }) => numberInKey('credit', 'displayId', key),
      'portfolio-number': ({ key }) => numberInKey('portfolio', 'displayId', key),
    },
    validate: (account) => (account.kind === 'customer' ? productProblem(account) : undefined),
  },
);

export const otherCurrency = (
  reader: Reader,
  leg: 'from' | 'to',
  { account, currency }: { account: string; currency: Currency },
): Problem | undefined =>
  reader.get(ledgerAccounts, account)?.currency === currency
    ? undefined
    : {
        field: `${leg}.currency`,
        reason: `${account} is no account in ${currency}.`,
        other: { list: ledgerAccounts.name, key: account },
      };

export const accountsNamed = (keys: ByField<string>): ByField<Reference> =>
  Object.fromEntries(
    Object.entries(keys).map(([field, key]) => [field, key === undefined ? key : [ledgerAccounts, key]]),
  );

export const bankAccounts = {
  opening: 'Saldos iniciales',
  spei: 'Compensación SPEI',
  payroll: 'Nóminas por dispersar',
  cards: 'Comercios con tarjeta',
  services: 'Servicios y recargas',
  taxes: 'Impuestos por enterar',
  cash: 'Cajeros y sucursales',
  customers: 'Entre clientes del banco',
  fees: 'Comisiones',
  'fee-vat': 'IVA de comisiones de tarjetas',
  vat: 'IVA por enterar',
  interest: 'Intereses',
  'late-interest': 'Intereses moratorios',
  lending: 'Créditos otorgados',
  investments: 'Inversiones de clientes',
  exchange: 'Cambio de divisas',
} as const satisfies Record<string, string>;
export type BankAccountName = keyof typeof bankAccounts;

export const isBankAccountName = (name: string): name is BankAccountName => Object.hasOwn(bankAccounts, name);

export const bankAccountNames: readonly BankAccountName[] =
  Object.keys(bankAccounts).filter(isBankAccountName);

export const bankAccount = (name: BankAccountName, currency: Currency = 'MXN'): string =>
  `bank:${name}:${currency}`;
