import { formatCentavos, fromCentavos, NOT_POSITIVE, toCentavos } from '#contract/domain/money';
import type { CustomerLimit, LimitKey, LimitsChange } from '#contract/limits';
import { aboveMaximum } from '#contract/rules/limits';
import { formatAmount, parseAmount } from '#web/components/forms/amount.ts';
import type { FieldErrors } from '#web/components/forms/draft.ts';
import { usedShare } from '#web/components/used-share.ts';
import { type AmountLabels, checkPositive, readAmount } from '#web/flow/money-form/amount.ts';
import { leftToday, limitPerOperation } from '#web/flow/money-form/limits.ts';

/** Amount of each limit, as text; `all` is only the key of an error. */
export type LimitsDraft = Record<LimitKey | 'all', string>;

export type LimitsSetup = { limits: readonly CustomerLimit[]; visitId: string };

/** Initial values; limits that the bank does not send stay empty. */
export const draftOf = ({ limits }: Pick<LimitsSetup, 'limits'>): LimitsDraft => {
  const text = (key: LimitKey): string => {
    const limit = limits.find(({ limitKey }) => limitKey === key);
    return limit ? formatAmount(limitPerOperation(limit)) : '';
  };
  return {
    ThirdPartytransferOffUs: text('ThirdPartytransferOffUs'),
    ThirdPartytransferOnUs: text('ThirdPartytransferOnUs'),
    CreditCardPayments: text('CreditCardPayments'),
    BillPayments: text('BillPayments'),
    PersonalLoan: text('PersonalLoan'),
    MobileTopUp: text('MobileTopUp'),
    PaymentsMortgage: text('PaymentsMortgage'),
    SAP: text('SAP'),
    all: '',
  };
};

const limitText: AmountLabels = {
  missing: 'Dato necesario.',
  malformed: (text) => (text.startsWith('-') ? NOT_POSITIVE : 'Escribe un importe, por ejemplo 500.00.'),
};

function checkLimit(text: string, { maxLimit }: CustomerLimit): string | undefined {
  const { centavos, error } = readAmount(text, 'MXN', limitText);
  if (error !== undefined) return error;
  const tooLittle = checkPositive(centavos, NOT_POSITIVE);
  if (tooLittle !== undefined) return tooLittle;
  const maximum = toCentavos(maxLimit.amount);
  return centavos > maximum ? aboveMaximum(maximum) : undefined;
}

export type LimitChange = { limit: CustomerLimit; centavos: number };

/** The client creates the receipt, since the bank stores none. */
export type LimitsUpdate = {
  draft: LimitsDraft;
  setup: LimitsSetup;
  quote: readonly LimitChange[];
  receipt: { at: string; changes: readonly LimitChange[] };
};

export const changesOf = (draft: LimitsDraft, { limits }: Pick<LimitsSetup, 'limits'>): LimitChange[] =>
  limits.flatMap((limit) => {
    const centavos = parseAmount(draft[limit.limitKey], 'MXN');
    return centavos === undefined || centavos === limitPerOperation(limit) ? [] : [{ limit, centavos }];
  });

/** 'Tiempo aire: Dato necesario.' An error of the whole form has no label. */
export function summarizeError(
  field: string,
  error: string,
  { limits }: Pick<LimitsSetup, 'limits'>,
): string {
  const limit = limits.find(({ limitKey }) => limitKey === field);
  return limit === undefined ? error : `${limit.limitDesc}: ${error}`;
}

export function checkLimits(
  draft: LimitsDraft,
  setup: Pick<LimitsSetup, 'limits'>,
): FieldErrors<LimitsDraft> {
  const errors: FieldErrors<LimitsDraft> = {};
  for (const limit of setup.limits) {
    const error = checkLimit(draft[limit.limitKey], limit);
    if (error !== undefined) errors[limit.limitKey] = error;
  }
  if (Object.keys(errors).length === 0 && changesOf(draft, setup).length === 0) {
    errors.all = 'Cambia al menos un límite para continuar.';
  }
  return errors;
}

export const bodyOf = (changes: readonly LimitChange[]): LimitsChange => ({
  limits: changes.map(({ limit, centavos }) => ({
    limit_key: limit.limitKey,
    customer_limit: { amount: fromCentavos(centavos), currency_code: 'MXN' },
  })),
});

/** True if the changes took effect; used after a lost response. */
export const areInForce = (changes: readonly LimitChange[], limits: readonly CustomerLimit[]): boolean =>
  changes.every(({ limit, centavos }) =>
    limits.some((current) => current.limitKey === limit.limitKey && limitPerOperation(current) === centavos),
  );

/**
 * Returns the use of a limit today; undefined if there is none or it is unknown. `left` is only set if it is below the
 * limit per operation, since only then it restricts.
 */
export function todayOf(limit: CustomerLimit) {
  const { dailyLimit, usedToday } = limit;
  const remaining = leftToday(limit);
  if (dailyLimit === undefined || usedToday === undefined || remaining === undefined) return undefined;
  if (usedToday.amount === 0) return undefined;
  return {
    used: formatCentavos(toCentavos(usedToday.amount), 'MXN'),
    daily: formatCentavos(toCentavos(dailyLimit.amount), 'MXN'),
    left: remaining < limitPerOperation(limit) ? formatCentavos(remaining, 'MXN') : undefined,
    percent: usedShare(usedToday.amount, dailyLimit.amount),
  };
}

/** Returns the maximum of a limit; undefined if the limit has reached it. */
export const highestOf = ({ customerLimit, maxLimit }: CustomerLimit): number | undefined =>
  customerLimit.amount < maxLimit.amount ? maxLimit.amount : undefined;

/** Returns the daily limit that all kinds share; undefined if they differ. */
export function sharedDailyLimit(limits: readonly CustomerLimit[]): number | undefined {
  const amounts = new Set(limits.map(({ dailyLimit }) => dailyLimit?.amount));
  return amounts.size === 1 ? [...amounts][0] : undefined;
}

export const formatLimit = (centavos: number): string => formatCentavos(centavos, 'MXN');
