import type { ProductMasking } from '#contract/customers';
import {
  type Account,
  byProductOrder,
  type ProductSlug,
  primaryBalance,
  slugOf,
} from '#contract/domain/account';
import { type Currency, fromCentavos, toCentavos } from '#contract/domain/money';
import type { AccountCategory } from '#contract/summary';

/** Accounts are hidden one by one or by type, and visible by default. */
export function isMasked(
  account: Pick<Account, 'type' | 'key'>,
  masking: readonly ProductMasking[],
): boolean {
  const slug = slugOf[account.type];
  return masking.some(
    ({ productUrl, showDesktop }) =>
      !showDesktop && (productUrl === slug || productUrl === `${slug}/${account.key}`),
  );
}

/** Visible accounts in product order. */
export const visibleAccounts = (
  categories: readonly AccountCategory[],
  masking: readonly ProductMasking[],
): Account[] =>
  categories
    .flatMap(({ accounts }) => accounts)
    .filter((account) => !isMasked(account, masking))
    .sort(byProductOrder);

interface Group {
  title: string;
  products: readonly ProductSlug[];
}

const groups: readonly Group[] = [
  { title: 'Tus cuentas', products: ['chequing'] },
  { title: 'Tarjetas de crédito', products: ['credit-card'] },
  { title: 'Líneas de crédito', products: ['line-of-credit'] },
  { title: 'Créditos personales', products: ['loan'] },
  { title: 'Créditos hipotecarios', products: ['mortgage'] },
  { title: 'Inversiones', products: ['investment-fund', 'investment-product'] },
];

export const groupAccounts = (accounts: readonly Account[]) =>
  groups
    .map((group) => ({
      ...group,
      accounts: accounts.filter(({ type }) => group.products.includes(slugOf[type])),
    }))
    .filter((group) => group.accounts.length > 0);

/** Total in a currency; null if a balance is unknown, undefined without such accounts. */
export function available(accounts: readonly Account[], currency: Currency): number | null | undefined {
  const amounts = accounts
    .filter(({ type }) => type === 'Cheques')
    .map(primaryBalance)
    .filter((balance) => balance?.currencyCode === currency)
    .map((balance) => balance?.amount ?? null);
  if (amounts.length === 0) return undefined;
  let centavos = 0;
  for (const amount of amounts) {
    if (amount === null) return null;
    centavos += toCentavos(amount);
  }
  return fromCentavos(centavos);
}

export const isCheques = ({ type }: Pick<Account, 'type'>): boolean => slugOf[type] === 'chequing';
export const isRevolving = ({ type }: Pick<Account, 'type'>): boolean =>
  slugOf[type] === 'credit-card' || slugOf[type] === 'line-of-credit';
/** Accounts whose movements count as spending: cheque accounts and cards. */
export const isMoving = ({ type }: Pick<Account, 'type'>): boolean =>
  slugOf[type] === 'chequing' || slugOf[type] === 'credit-card';

/** True without cards and without money: the side column would be almost empty. */
export const standAlone = (accounts: readonly Account[]): boolean =>
  !accounts.some(isRevolving) && accounts.filter(isCheques).every((own) => primaryBalance(own)?.amount === 0);

export const countOf = (accounts: readonly Account[], currency: Currency): number =>
  accounts.filter(({ type, defaultCurrency }) => type === 'Cheques' && defaultCurrency === currency).length;
