import type { ProductMasking } from '#contract/customers';
import {
  type Account,
  byProductOrder,
  type ProductSlug,
  primaryBalance,
  slugOf,
} from '#contract/domain/account';
import { type Currency, fromCentavos, toCentavos } from '#contract/domain/money';
import { isCheques } from '#contract/rules/accounts';
import type { AccountCategory } from '#contract/summary';

export { isCheques };

/** True if the preferences hide the account or its type; accounts are visible by default. */
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

/** Returns the visible accounts in product order. */
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
  { title: 'Mis cuentas', products: ['chequing'] },
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

/** Returns the total in a currency; null if a balance is unknown, undefined without such accounts. */
export function totalOf(accounts: readonly Account[], currency: Currency): number | null | undefined {
  const amounts = accounts
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

export const totalInCheques = (accounts: readonly Account[], currency: Currency) =>
  totalOf(accounts.filter(isCheques), currency);

export const isCard = ({ type }: Pick<Account, 'type'>): boolean => slugOf[type] === 'credit-card';
export const isInvestment = ({ type }: Pick<Account, 'type'>): boolean =>
  slugOf[type] === 'investment-fund' || slugOf[type] === 'investment-product';
/** Credits other than cards. */
export const isLoanOrLine = ({ type }: Pick<Account, 'type'>): boolean =>
  slugOf[type] === 'line-of-credit' || slugOf[type] === 'loan' || slugOf[type] === 'mortgage';
/** True for accounts whose movements count as spending: cheque accounts and cards. */
export const hasSpending = (account: Pick<Account, 'type'>): boolean => isCheques(account) || isCard(account);
