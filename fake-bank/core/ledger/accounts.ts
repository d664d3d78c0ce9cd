import * as z from 'zod/mini';
import { Entitlement, ProductLabel } from '#contract/domain/account';
import { accountOfClabe } from '#contract/domain/clabe';
import { PortfolioType } from '#contract/domain/investment';
import { Currency } from '#contract/domain/money';
import { Collection, type Reference } from '../storage/collection';
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

function numbersOf(account: LedgerAccount): (string | undefined)[] {
  if (account.kind === 'bank') return [];
  const { clabe, debitCard } = account;
  return [clabe && `la CLABE ${clabe}`, debitCard && `la tarjeta ${debitCard}`];
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
    validate: (account) =>
      account.kind === 'customer' && account.floor !== floorOf(account.terms)
        ? `${account.key} no tiene el mínimo («floor») de su producto.`
        : undefined,
  },
);

export const otherCurrency = (
  reader: Reader,
  { account, currency }: { account: string; currency: Currency },
): string | undefined =>
  reader.get(ledgerAccounts, account)?.currency === currency
    ? undefined
    : `${account} no es una cuenta en ${currency}.`;

export const accountsNamed = (...keys: readonly (string | undefined)[]): Reference[] =>
  keys.flatMap((key) => (key === undefined ? [] : [[ledgerAccounts, key] as const]));

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
