/** The products that demo customers hold, from the few words that tell one account from another. */

import { brand } from '#contract/brand';
import type { Entitlement, ProductLabel } from '#contract/shared/account';
import { clabe } from '#contract/shared/clabe';
import { type Currency, toCentavos } from '#contract/shared/money';
import type { CustomerAccount } from '../ledger/accounts';

/** An account, and what stands in it when today begins, in centavos. */
export type Holding = { account: Omit<CustomerAccount, 'customer'>; balance: number };

type Words = {
  key: string;
  description: string;
  alias?: string;
  /** The last four digits of its number. */
  ending: string;
  /** In pesos or dollars; negative is owed. */
  balance: number;
};

/** Plaza 180 is Mexico City. */
const PLAZA = '180';

const may = (from: boolean, to: boolean, bills: boolean): Entitlement[] => [
  { type: 'TRANSFER_FROM', value: from ? 'Y' : 'N' },
  { type: 'TRANSFER_TO', value: to ? 'Y' : 'N' },
  { type: 'PAY_BILL', value: bills ? 'Y' : 'N' },
];

const holding = (
  type: ProductLabel,
  words: Words,
  rest: Pick<CustomerAccount, 'floor' | 'entitlements'> &
    Partial<Pick<CustomerAccount, 'currency' | 'clabe'>>,
): Holding => ({
  account: {
    kind: 'customer',
    key: words.key,
    currency: 'MXN',
    type,
    description: words.description,
    ...(words.alias !== undefined && { alias: words.alias }),
    displayId: `•••• ${words.ending}`,
    ...rest,
  },
  balance: toCentavos(words.balance),
});

/** Eleven digits that end as the account shows; the rest is told apart by the key. */
function accountNumber(key: string, ending: string): string {
  const mixed = [...key].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 10_000_000, 7);
  return `${String(mixed).padStart(7, '0')}${ending}`;
}

export const cheques = (words: Words, currency: Currency = 'MXN'): Holding =>
  holding('Cheques', words, {
    currency,
    floor: 0,
    entitlements: may(true, true, true),
    clabe: clabe(brand.bankId, PLAZA, accountNumber(words.key, words.ending)),
  });

type WithLimit = Words & { limit: number };
type WithPrincipal = Words & { principal: number };

export const creditCard = ({ limit, ...words }: WithLimit): Holding =>
  holding('Tarjeta de Crédito', words, { floor: -toCentavos(limit), entitlements: may(true, true, false) });

export const lineOfCredit = ({ limit, ...words }: WithLimit): Holding =>
  holding('Línea de Crédito', words, { floor: -toCentavos(limit), entitlements: may(true, true, false) });

export const personalLoan = ({ principal, ...words }: WithPrincipal): Holding =>
  holding('Crédito Personal', words, {
    floor: -toCentavos(principal),
    entitlements: may(false, true, false),
  });

export const mortgage = ({ principal, ...words }: WithPrincipal): Holding =>
  holding('Crédito Hipotecario', words, {
    floor: -toCentavos(principal),
    entitlements: may(false, true, false),
  });

export const fund = (words: Words): Holding =>
  holding('Fondos de Inversión', words, { floor: 0, entitlements: may(false, false, false) });

export const securities = (words: Words): Holding =>
  holding('Valores', words, { floor: 0, entitlements: may(false, false, false) });
