import { chakra } from '@chakra-ui/react/styled-system';
import type { Account } from '#contract/domain/account';
import type { BankDate } from '#contract/domain/dates';
import { fromCentavos } from '#contract/domain/money';
import { UNBILLED } from '#contract/receipts/preauthorized-payments';
import { Money } from '#web/components/Money.tsx';
import { formatDate } from '#web/lib/format/dates.ts';
import type { Due } from '../week/due';
import { excludedText, sumOfWeek } from '../week/sum';
import { inAccounts } from './spendable';

type CountedPaymentsProps = {
  /** Payments until the payday. */
  due: readonly Due[];
  /** First payment after the payday. */
  next: Due | undefined;
  payday: BankDate;
  today: BankDate;
  accounts: readonly Account[];
  savings: readonly Account[];
  /** Pesos in `accounts`. */
  pesos: number;
};

const shortDate = (date: BankDate): string => formatDate(date).slice(0, 6);

/** Lists what is subtracted from the balance, and says what is not. */
export function CountedPayments({
  due,
  next,
  payday,
  today,
  accounts,
  savings,
  pesos,
}: CountedPaymentsProps) {
  const payments = due.filter(({ amount, isOwn }) => !isOwn && amount?.currencyCode !== 'USD');
  const sum = sumOfWeek(due, pesos);
  const { left = 0 } = sum;
  return (
    <Box>
      <p>
        {payments.length === 0
          ? `No tienes pagos pendientes hasta tu quincena del ${shortDate(payday)}.`
          : `Es lo que tienes hoy menos lo que pagas hasta tu quincena, el ${shortDate(payday)}.`}
      </p>
      <ul>
        <li>
          <span>{`Tienes${inAccounts(accounts)}`}</span>
          <Money amount={pesos} size="text" />
        </li>
        {payments.map(({ key, name, date, amount }) => (
          <li key={key}>
            <span>
              <span translate="no">{name}</span>
              <span>{date < today ? `, venció el ${shortDate(date)}` : `, ${shortDate(date)}`}</span>
            </span>
            {amount === undefined || amount.amount === null ? (
              <span>{UNBILLED}</span>
            ) : (
              <Money amount={-amount.amount} size="text" sign="movement" />
            )}
          </li>
        ))}
        <li>
          <b>{left < 0 ? 'Te faltan' : 'Te quedan libres'}</b>
          <Money amount={fromCentavos(Math.abs(left))} size="text" />
        </li>
      </ul>
      <p>
        {[
          excludedText(sum),
          savings.length > 0 && `Lo que apartas${inAccounts(savings)} no se cuenta.`,
          next && `Después de tu quincena sigue ${next.name}, el ${shortDate(next.date)}.`,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </Box>
  );
}

const Box = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    maxWidth: '32rem',
    pb: '3',
    '& > p:empty': { display: 'none' },
    '& > ul': { listStyle: 'none' },
    '& li': { display: 'flex', justifyContent: 'space-between', gap: '4', py: '1' },
    '& li > :first-of-type': { minWidth: '0', overflowWrap: 'anywhere' },
    '& li + li': { borderTop: '1px solid {colors.border.subtle}' },
  },
});
