import * as z from 'zod/mini';

export const Currency = z.enum(['MXN', 'USD']);
export type Currency = z.infer<typeof Currency>;

const isBelowMaximum = (value: number) => Math.abs(value) < 1e13;
export const hasTwoDecimals = (value: number) => Math.round(value * 100) / 100 === value;

/** JSON number with at most two decimals, below 1e13, where JSON numbers still distinguish centavos. */
export const WireAmount = z
  .number()
  .check(
    z.refine(isBelowMaximum, { error: 'Debe ser menor a $10,000,000,000,000.00.', abort: true }),
    z.refine(hasTwoDecimals, 'Debe tener dos decimales como máximo.'),
  );

export const NOT_POSITIVE = 'Debe ser mayor a $0.00.';
export const PositiveAmount = WireAmount.check(z.positive(NOT_POSITIVE));

/** Money in answers. `amount` is null if the bank does not know it; the client shows 'No disponible'. */
export const Money = z.object({ amount: z.nullable(WireAmount), currencyCode: Currency });
export type Money = z.infer<typeof Money>;

export const KnownMoney = z.object({ amount: WireAmount, currencyCode: Currency });
export type KnownMoney = z.infer<typeof KnownMoney>;

/** Converts a wire amount to integer centavos (or cents), via its decimal text to avoid float errors. */
export const toCentavos = (amount: number): number => Number(amount.toFixed(2).replace('.', ''));

export const fromCentavos = (centavos: number): number => centavos / 100;

export const moneyOf = (centavos: number, currencyCode: Currency = 'MXN'): KnownMoney => ({
  amount: fromCentavos(centavos),
  currencyCode,
});

const twoDecimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const formatAmountOfCentavos = (centavos: number): string =>
  `${centavos < 0 ? '\u2212' : ''}$${twoDecimals.format(Math.abs(centavos) / 100)}`;

/** '$1,234.50 MXN' */
export const formatCentavos = (centavos: number, currency: Currency): string =>
  `${formatAmountOfCentavos(centavos)} ${currency}`;

export const formatKnownMoney = ({ amount, currencyCode }: KnownMoney): string =>
  formatCentavos(toCentavos(amount), currencyCode);

/** '1 USD = $18.05 MXN' */
export const formatExchangeRate = (rate: number): string => `1 USD = $${rate.toFixed(2)} MXN`;
