import * as z from 'zod/mini';
import { Entitlement, ProductLabel } from '#contract/domain/account';
import { accountOfClabe } from '#contract/domain/clabe';
import { PortfolioType } from '#contract/domain/investment';
import { Currency } from '#contract/domain/money';
import { type ByField, Collection, type Problem, type Reference } from '../storage/collection';
import { keysFrom, takenByKey } from '../storage/sequence';
import type { Reader } from '../storage/transaction';
import { Centavos } from './centavos';
import { CreditTerms, floorOf } from './terms';

export const CustomerAccount = z.object({
  kind: z.literal('customer'),
  key: z.string(),
  customer: z.string(),
  currency: Currency,
  /** Lowest allowed balance: 0, or for credit minus the limit or minus all instalments. */
  floor: Centavos,
  type: ProductLabel,
  description: z.string(),
  alias: z.optional(z.string()),
  displayId: z.string(),
  clabe: z.optional(z.string()),
  debitCard: z.optional(z.string()),
  entitlements: z.array(Entitlement),
  terms: z.optional(CreditTerms),
  portfolioType: z.optional(PortfolioType),
});
export type CustomerAccount = z.infer<typeof CustomerAccount>;

const BankAccount = z.object({
  kind: z.literal('bank'),
  key: z.string(),
  currency: Currency,
  description: z.string(),
});

export const LedgerAccount = z.discriminatedUnion('kind', [CustomerAccount, BankAccount]);
export type LedgerAccount = z.infer<typeof LedgerAccount>;

/** Numbers by which other customers pay an account: the eleven digits inside its CLABE, and its debit card. */
export const numbersPaidTo = ({ clabe, debitCard }: Pick<CustomerAccount, 'clabe' | 'debitCard'>): string[] =>
  [clabe && accountOfClabe(clabe), debitCard].filter((number) => number !== undefined);

function numbersOf(account: LedgerAccount): ByField<string> {
  if (account.kind === 'bank') return {};
  const { clabe, debitCard } = account;
  return { clabe: clabe && `la CLABE ${clabe}`, debitCard: debitCard && `la tarjeta ${debitCard}` };
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
    numbered: {
      ...keysFrom('credit', 'portfolio'),
      // Drawn together with the key.
      'credit-number': ({ key }) => takenByKey('credit', 'displayId', key),
      'portfolio-number': ({ key }) => takenByKey('portfolio', 'displayId', key),
    },
    validate: (account) =>
      account.kind === 'customer' && account.floor !== floorOf(account.terms)
        ? { field: 'floor', reason: `${account.key} no tiene el mínimo de su producto.` }
        : undefined,
  },
);

export const otherCurrency = (
  reader: Reader,
  leg: 'from' | 'to',
  { account, currency }: { account: string; currency: Currency },
): Problem | undefined =>
  reader.get(ledgerAccounts, account)?.currency === currency
    ? undefined
    : { field: `${leg}.currency`, reason: `${account} no es una cuenta en ${currency}.` };

export const accountsNamed = (keys: ByField<string>): ByField<Reference> =>
  Object.fromEntries(
    Object.entries(keys).map(([field, key]) => [field, key === undefined ? key : [ledgerAccounts, key]]),
  );

export const bankAccountNames = [
  'opening',
  'spei',
  'payroll',
  'cards',
  'services',
  'taxes',
  'cash',
  'customers',
  'fees',
  'fee-vat',
  'vat',
  'interest',
  'late-interest',
  'lending',
  'investments',
  'exchange',
] as const;
export type BankAccountName = (typeof bankAccountNames)[number];

export const bankAccounts: Record<BankAccountName, string> = {
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
};

export const bankAccount = (name: BankAccountName, currency: Currency = 'MXN'): string =>
  `bank:${name}:${currency}`;
