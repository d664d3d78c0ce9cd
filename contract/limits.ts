import * as z from 'zod/mini';
import { Currency, KnownMoney, PositiveAmount } from './domain/money';
import { c, routerOptions } from './domain/router';
import { formSessionHeaders, SignatureRequired } from './domain/signature';

/** Limits in pesos per operation. */
export const limitCategories = [
  { key: 'ThirdPartytransferOffUs', label: 'Otros bancos', maximum: 500_000 },
  { key: 'ThirdPartytransferOnUs', label: 'Terceros mismo banco', maximum: 500_000 },
  { key: 'CreditCardPayments', label: 'Tarjetas de crédito', maximum: 200_000 },
  { key: 'BillPayments', label: 'Servicios', maximum: 50_000 },
  { key: 'PersonalLoan', label: 'Préstamo personal', maximum: 300_000 },
  { key: 'MobileTopUp', label: 'Tiempo aire', maximum: 500 },
  { key: 'PaymentsMortgage', label: 'Hipoteca', maximum: 300_000 },
  { key: 'SAP', label: 'Ahorro programado', maximum: 100_000 },
] as const;

export const LimitKey = z.enum(limitCategories.map(({ key }) => key));
export type LimitKey = z.infer<typeof LimitKey>;

export const CustomerLimit = z.object({
  limitKey: LimitKey,
  limitDesc: z.string(),
  customerLimit: KnownMoney,
  maxLimit: KnownMoney,
  dailyLimit: z.optional(KnownMoney),
  usedToday: z.optional(KnownMoney),
});
export type CustomerLimit = z.infer<typeof CustomerLimit>;

const Limits = z.object({ data: z.array(CustomerLimit) });

export const LimitsChange = z.strictObject({
  limits: z
    .array(
      z.strictObject({
        limit_key: LimitKey,
        customer_limit: z.strictObject({ amount: PositiveAmount, currency_code: z.optional(Currency) }),
      }),
    )
    .check(z.minLength(1), z.maxLength(limitCategories.length)),
});
export type LimitsChange = z.infer<typeof LimitsChange>;

const base = '/customer-limits/v1/customers/me/limits';

export const limits = c.router(
  {
    list: {
      method: 'GET',
      path: base,
      responses: { 200: Limits },
      summary: 'Lists the limits of the customer, and the amounts used today',
    },
    change: {
      method: 'PUT',
      path: base,
      headers: formSessionHeaders,
      body: LimitsChange,
      responses: { 200: z.union([SignatureRequired, Limits]) },
      summary: 'Asks for a signature, then changes limits at once',
      metadata: { signed: 'always' },
    },
  },
  routerOptions('Limits', ['limits']),
);
