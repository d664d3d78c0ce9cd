import { type Account, accountName } from '#contract/domain/account';
import type { BankDate } from '#contract/domain/dates';
import type { KnownMoney } from '#contract/domain/money';
import { Money } from '#web/components/Money.tsx';
import { formatDate } from '#web/lib/format/dates.ts';
import type { When } from './scheduling';

export const amountHeadline = ({ amount, currencyCode }: KnownMoney) => ({
  label: 'Importe',
  value: <Money amount={amount} currency={currencyCode} size="lg" />,
  field: 'amount' as const,
});

export const sourceRow = (from: Account | undefined) => ({
  label: 'Cuenta origen',
  value: from && accountName(from),
  detail: from && `${from.type} ${from.displayId}`,
  field: 'from' as const,
});

export const destinationRow = (to: Account | undefined) => ({
  label: 'Cuenta destino',
  value: to && accountName(to),
  detail: to && `${to.type} ${to.displayId}`,
  field: 'to' as const,
});

export const toAccount = (to: Account | undefined): string =>
  to ? `a ${accountName(to)} ${to.displayId}` : '';

export const dayRow = ({ when }: Pick<When, 'when'>, day: BankDate) => ({
  label: 'Fecha',
  value: when === 'later' ? formatDate(day) : `Hoy, ${formatDate(day)}`,
  field: when === 'later' ? ('date' as const) : ('when' as const),
});

export const conceptRow = ({ concept }: { concept: string }) => ({
  label: 'Concepto',
  value: concept.trim() || 'Sin concepto',
  field: 'concept' as const,
});
