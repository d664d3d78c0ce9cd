import * as z from 'zod/mini';
import { BankDate } from './dates';
import { Currency, KnownMoney, Money } from './money';

/** Products in display order. `slug` names the category and is in its path; `label` is `type` on the wire. */
export const products = [
  { slug: 'chequing', label: 'Cheques' },
  { slug: 'credit-card', label: 'Tarjeta de Crédito' },
  { slug: 'line-of-credit', label: 'Línea de Crédito' },
  { slug: 'loan', label: 'Crédito Personal' },
  { slug: 'mortgage', label: 'Crédito Hipotecario' },
  { slug: 'investment-fund', label: 'Fondos de Inversión' },
  { slug: 'investment-product', label: 'Valores' },
] as const;

export type ProductSlug = (typeof products)[number]['slug'];
export type ProductLabel = (typeof products)[number]['label'];

export const ProductSlug = z.enum(products.map((product) => product.slug));
export const ProductLabel = z.enum(products.map((product) => product.label));

export const slugOf: Record<ProductLabel, ProductSlug> = {
  'Cheques': 'chequing',
  'Tarjeta de Crédito': 'credit-card',
  'Línea de Crédito': 'line-of-credit',
  'Crédito Personal': 'loan',
  'Crédito Hipotecario': 'mortgage',
  'Fondos de Inversión': 'investment-fund',
  'Valores': 'investment-product',
};

/** 'N': the account is not offered for this use. */
export const Entitlement = z.object({
  type: z.enum(['TRANSFER_FROM', 'TRANSFER_TO', 'PAY_BILL']),
  value: z.enum(['Y', 'N']),
});
export type Entitlement = z.infer<typeof Entitlement>;

export const Product = z.object({
  key: z.string(),
  type: ProductLabel,
  description: z.string(),
  alias: z.optional(z.string()),
  displayId: z.string(),
  defaultCurrency: Currency,
  primaryBalance: z.union([Money, z.array(Money)]),
});
export type Product = z.infer<typeof Product>;

export const Account = z.extend(Product, {
  clabe: z.optional(z.string()),
  debitCard: z.optional(z.string()),
  entitlements: z.array(Entitlement),
  nextDueDate: z.optional(BankDate),
  paymentDueDate: z.optional(BankDate),
  suggestedMonthlyPayment: z.optional(KnownMoney),
  currentPaymentAmount: z.optional(KnownMoney),
  balances: z.optional(
    z.object({
      balanceOverduePayments: z.optional(KnownMoney),
      balanceLateInterest: z.optional(KnownMoney),
    }),
  ),
});
export type Account = z.infer<typeof Account>;

export const AccountRef = z.object({ description: z.string(), displayId: z.string() });
export type AccountRef = z.infer<typeof AccountRef>;

/** Returns `•••• 4821`. */
export const formatEnding = (digits: string): string => `•••• ${digits.slice(-4)}`;

/** Returns `Nómina •••• 4821`. */
export const formatAccount = ({ description, displayId }: AccountRef): string =>
  `${description} ${displayId}`;

/** Returns the customer's alias, or the bank's description. */
export const accountName = ({ alias, description }: Pick<Product, 'alias' | 'description'>): string =>
  alias ?? description;

export const primaryBalance = (account: Pick<Account, 'primaryBalance'>): Money | undefined =>
  Array.isArray(account.primaryBalance) ? account.primaryBalance[0] : account.primaryBalance;

export const mayUse = (
  account: { entitlements: readonly Entitlement[] },
  use: Entitlement['type'],
): boolean => account.entitlements.some(({ type, value }) => type === use && value === 'Y');

const names = new Intl.Collator('es-MX');
const rank = (account: Pick<Account, 'type'>) =>
  products.findIndex((product) => product.label === account.type);

export const byProductOrder = (
  a: Pick<Account, 'type' | 'alias' | 'description' | 'displayId'>,
  b: Pick<Account, 'type' | 'alias' | 'description' | 'displayId'>,
): number =>
  rank(a) - rank(b) ||
  names.compare(accountName(a), accountName(b)) ||
  names.compare(a.displayId, b.displayId);
