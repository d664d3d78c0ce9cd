import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { ChevronDown } from 'lucide-react';
import { type Account, accountName } from '#contract/domain/account';
import type { BankDate } from '#contract/domain/dates';
import { fromCentavos } from '#contract/domain/money';
import { Icon } from '#web/components/Icon.tsx';
import { Money } from '#web/components/Money.tsx';
import { formatDate } from '#web/lib/format/dates.ts';
import { isCheques, totalInCheques } from '../../accounts';
import type { PartProps } from '../../part-props';
import { useRecent } from '../movements/recent';
import { countedText, excludedText, sumOfWeek } from '../week/sum';
import { useDue } from '../week/useDue';
import { nextPayroll } from './payroll';
import { useSpendable } from './spendable';

/** With more accounts, only their count is shown. */
const MAX_NAMED_ACCOUNTS = 2;

/** Spendable pesos after all payments due until the next payday, with the details of that sum. */
export function FreeUntilPayday({ accounts, today }: PartProps) {
  const cheques = accounts.filter(isCheques);
  const { due, missing, unreadBillCount, pending } = useDue(accounts, today);
  const { spendable, savings, isKnown, pending: isSplitting } = useSpendable(accounts);
  const recent = useRecent(spendable, today);
  if (recent.pending || pending || isSplitting)
    return <Skeleton height="20px" width="min(240px, 60vw)" my="3" />;
  const payday = nextPayroll(recent.read, today)?.date;
  // Without one of the payments the result would be too high, so nothing is shown.
  const pesos = totalInCheques(spendable, 'MXN') ?? undefined;
  const isIncomplete = missing.length > 0 || unreadBillCount > 0 || !isKnown || pesos === undefined;
  if (payday !== undefined && unreadBillCount > 0)
    return <UnknownRest payday={payday} bills={unreadBillCount} />;
  if (payday === undefined || isIncomplete)
    return <AccountCount count={cheques.filter(({ defaultCurrency }) => defaultCurrency === 'MXN').length} />;
  const sum = sumOfWeek(
    due.filter(({ date }) => date <= payday),
    pesos,
  );
  const { total, counted, left = 0 } = sum;
  const day = formatDate(payday).slice(0, 6);
  return (
    <Details>
      <summary>
        <span>
          <span>{left < 0 ? 'Te faltan hasta tu quincena:' : 'Libres hasta tu quincena:'}</span>{' '}
          <b>
            <Money amount={fromCentavos(Math.abs(left))} size="text" />
          </b>
        </span>
        <Icon as={ChevronDown} size="sm" />
      </summary>
      <p>
        {counted === 0 ? (
          <span>{`No tienes pagos pendientes hasta tu quincena del ${day}.`}</span>
        ) : (
          <>
            <span>{`Son tus pesos${inAccounts(spendable)} menos ${countedText(sum)} por`}</span>{' '}
            <Money amount={fromCentavos(total)} size="text" />{' '}
            <span>{`que vencen a más tardar en tu quincena, el ${day}.`}</span>
          </>
        )}{' '}
        <span>{`${excludedText(sum)}${savingsText(savings)}`}</span>
      </p>
    </Details>
  );
}

const UnknownRest = ({ payday, bills }: { payday: BankDate; bills: number }) => (
  <Text py="11px" textStyle="body.sm" color="fg.muted">
    {`Tu quincena es el ${formatDate(payday).slice(0, 6)}. Aún no sabemos cuánto te queda libre: no pudimos consultar ${bills === 1 ? 'un recibo' : `${bills} recibos`}.`}
  </Text>
);

/** ' en Nómina', ' en Nómina y Casa' */
const inAccounts = (accounts: readonly Account[]): string =>
  accounts.length > MAX_NAMED_ACCOUNTS
    ? ` en ${accounts.length} cuentas`
    : ` en ${accounts.map(accountName).join(' y ')}`;

const savingsText = (savings: readonly Account[]): string =>
  savings.length === 0
    ? ''
    : ` Lo que apartas${savings.length > MAX_NAMED_ACCOUNTS ? ' para tus ahorros' : inAccounts(savings)} no se cuenta.`;

const AccountCount = ({ count }: { count: number }) => (
  <Text py="11px" textStyle="body.sm" color="fg.muted">
    {count === 1 ? 'En tu cuenta de cheques' : `En tus ${count} cuentas de cheques`}
  </Text>
);

const Details = chakra('details', {
  base: {
    textStyle: 'body.sm',
    color: 'fg.muted',
    '& > summary': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minHeight: 'target',
      borderRadius: 'control',
      cursor: 'pointer',
      listStyle: 'none',
    },
    '& > summary::-webkit-details-marker': { display: 'none' },
    '& > summary b': { color: 'fg', fontWeight: '600' },
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
    '& > p': { maxWidth: '32rem', pb: '2' },
  },
});
