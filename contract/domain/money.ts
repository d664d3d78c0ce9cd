import * as z from 'zod/mini';

export const Currency = z.enum(['MXN', 'USD']);
export type Currency = z.infer<typeof Currency>;

/** Well below where a JSON number no longer tells one centavo from the next. */
const isCounted = (value: number) => Math.abs(value) < 1e13;
const hasTwoDecimals = (value: number) => Math.round(value * 100) / 100 === value;

/** Amounts on the wire are JSON numbers with at most two decimals; anything finer, or beyond counting, is refused. */
export const WireAmount = z
  .number()
  .check(
    z.refine(isCounted, { error: 'Debe ser menor a $10,000,000,000,000.00', abort: true }),
    z.refine(hasTwoDecimals, 'Debe tener dos decimales como máximo'),
  );

/** An amount that a customer asks to move: above zero. */
export const PositiveAmount = WireAmount.check(z.positive('Debe ser mayor a $0.00'));

/** Money as the bank answers it. `amount` is null where the bank does not know it: shown as 'No disponible'. */
export const Money = z.object({ amount: z.nullable(WireAmount), currencyCode: Currency });
export type Money = z.infer<typeof Money>;

/** Money that is always known: amounts of operations. */
export const KnownMoney = z.object({ amount: WireAmount, currencyCode: Currency });
export type KnownMoney = z.infer<typeof KnownMoney>;

/** Wire amount → integer centavos (or cents). Goes through the decimal text, never through a float product. */
export const toCentavos = (amount: number): number => Number(amount.toFixed(2).replace('.', ''));

/** Integer centavos → wire amount. */
export const fromCentavos = (centavos: number): number => centavos / 100;

/** Integer centavos → an amount and its currency as the wire carries them. */
export const moneyOf = (centavos: number, currencyCode: Currency = 'MXN'): KnownMoney => ({
  amount: fromCentavos(centavos),
  currencyCode,
});

const twoDecimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Integer centavos where the currency is known: `$1,234.50`, with a real minus sign. */
const formatAmountOfCentavos = (centavos: number): string =>
  `${centavos < 0 ? '\u2212' : ''}$${twoDecimals.format(Math.abs(centavos) / 100)}`;

/** Integer centavos as people read them: `$1,234.50 MXN`. */
export const formatCentavos = (centavos: number, currency: Currency): string =>
  `${formatAmountOfCentavos(centavos)} ${currency}`;

/** The same of an amount as the wire carries it. */
export const formatKnownMoney = ({ amount, currencyCode }: KnownMoney): string =>
  formatCentavos(toCentavos(amount), currencyCode);

/** `1 USD = $18.05 MXN`: pesos a dollar, as a rate is quoted. */
export const formatExchangeRate = (rate: number): string => `1 USD = $${rate.toFixed(2)} MXN`;
