import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { ChevronDown } from 'lucide-react';
import type { BankDate } from '#contract/domain/dates';
import { fromCentavos } from '#contract/domain/money';
import { Icon } from '#web/components/Icon.tsx';
import { Money } from '#web/components/Money.tsx';
import { shortDate } from '#web/lib/format/dates.ts';
import { isCheques, totalInCheques } from '../../accounts';
import type { PartProps } from '../../part-props';
import { useRecent } from '../movements/recent';
import { sumOfWeek, unreadBillsText } from '../week/sum';
import { useDue } from '../week/useDue';
import { CountedPayments } from './CountedPayments';
import { nextPayroll } from './payroll';
import { useSpendable } from './spendable';

/** Spendable pesos after all payments due until the next payday, with the list of those payments. */
export function FreeUntilPayday({ accounts, today }: PartProps) {
  const cheques = accounts.filter(isCheques);
  const { due, missing, unreadBills, pending } = useDue(accounts, today);
  const { spendable, savings, isKnown, pending: isSplitting } = useSpendable(accounts);
  const recent = useRecent(spendable, today);
  if (recent.pending || pending || isSplitting)
    return <Skeleton height="20px" width="min(240px, 60vw)" my="3" />;
  const payday = nextPayroll(recent.read, today)?.date;
  // Without one of the payments the result would be too high, so nothing is shown.
  const pesos = totalInCheques(spendable, 'MXN') ?? undefined;
  const isIncomplete = missing.length > 0 || unreadBills.length > 0 || !isKnown || pesos === undefined;
  if (payday !== undefined && unreadBills.length > 0)
    return <UnknownRest payday={payday} unreadBills={unreadBills} />;
  if (payday === undefined || isIncomplete)
    return <AccountCount count={cheques.filter(({ defaultCurrency }) => defaultCurrency === 'MXN').length} />;
  const untilPayday = due.filter(({ date }) => date <= payday);
  const { left = 0 } = sumOfWeek(untilPayday, pesos);
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
      <CountedPayments
        due={untilPayday}
        next={due.find(({ date, isOwn }) => date > payday && !isOwn)}
        payday={payday}
        today={today}
        accounts={spendable}
        savings={savings}
        pesos={pesos}
      />
    </Details>
  );
}

const UnknownRest = ({ payday, unreadBills }: { payday: BankDate; unreadBills: readonly string[] }) => (
  <Text py="11px" textStyle="body.sm" color="fg.muted">
    {`Tu quincena es el ${shortDate(payday)}. Aún no sabemos cuánto te queda libre: no pudimos consultar ${unreadBillsText(unreadBills)}.`}
  </Text>
);

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
  },
});
