import { chakra } from '@chakra-ui/react/styled-system';
import type { Account } from '#contract/domain/account';
import type { BankDate } from '#contract/domain/dates';
import { fromCentavos } from '#contract/domain/money';
import { UNBILLED } from '#contract/receipts/preauthorized-payments';
import { Money } from '#web/components/Money.tsx';
import { PagedRows } from '#web/components/PagedRows.tsx';
import { shortDate } from '#web/lib/format/dates.ts';
import type { Due } from '../week/due';
import { excludedText, isFromPesos, sumOfWeek } from '../week/sum';
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
  const payments = due.filter(isFromPesos);
  const sum = sumOfWeek(due, pesos);
  const { left = 0 } = sum;
  return (
    <Box>
      <p>
        {payments.length === 0
          ? `No tienes pagos pendientes hasta tu quincena del ${shortDate(payday)}.`
          : `Es lo que tienes hoy menos lo que pagas hasta tu quincena, el ${shortDate(payday)}.`}
      </p>
      <div>
        <Line>
          <span>{`Tienes${inAccounts(accounts)}`}</span>
          <Money amount={pesos} size="text" />
        </Line>
        <PagedRows rows={payments} list="until payday" end="Ya viste todos.">
          {(rows) => (
            <ul>
              {rows.map(({ key, name, date, amount }) => (
                <Line as="li" key={key}>
                  <span>
                    <span translate="no">{name}</span>
                    <span>{date < today ? `, venció el ${shortDate(date)}` : `, ${shortDate(date)}`}</span>
                  </span>
                  {amount === undefined || amount.amount === null ? (
                    <span>{UNBILLED}</span>
                  ) : (
                    <Money amount={-amount.amount} size="text" sign="movement" />
                  )}
                </Line>
              ))}
            </ul>
          )}
        </PagedRows>
        <Line>
          <b>{left < 0 ? 'Te faltan' : 'Te quedan libres'}</b>
          <Money amount={fromCentavos(Math.abs(left))} size="text" />
        </Line>
      </div>
      <p>
        {[
          excludedText(sum),
          savings.length > 0 && `El dinero que tienes${inAccounts(savings)} no se cuenta como libre.`,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {next && (
        <p>
          <span>{`Después de tu quincena sigue ${next.name}, el ${shortDate(next.date)}`}</span>
          {next.amount && (
            <>
              <span>: </span>
              <Money amount={next.amount.amount} currency={next.amount.currencyCode} size="text" />
            </>
          )}
          <span>.</span>
        </p>
      )}
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
    '& ul': { listStyle: 'none' },
  },
});
const Line = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    py: '1',
    borderBottom: '1px solid {colors.border.subtle}',
    '& > :first-of-type': { minWidth: '0', overflowWrap: 'anywhere' },
  },
});
