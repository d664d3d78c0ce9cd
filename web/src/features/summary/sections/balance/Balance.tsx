import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import type { Currency } from '#contract/domain/money';
import { loadingText } from '#web/components/Loading.tsx';
import { Money } from '#web/components/Money.tsx';
import type { Slot } from '#web/components/slot.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { useBrokenRows } from '#web/lib/api/useBrokenRows.ts';
import { isInvestment, totalInCheques, totalOf } from '../../accounts';
import type { PartProps } from '../../part-props';
import { FreeUntilPayday } from './FreeUntilPayday';

/** Shows the customer's pesos; without any, dollars or investments. */
export function Balance({ accounts, today }: PartProps) {
  const hasMissingRows = useBrokenRows(queryKeys.summary) !== undefined;
  if (hasMissingRows) return <Total label="Tienes en pesos" amount={null} />;
  const pesos = totalInCheques(accounts, 'MXN');
  const dollars = totalInCheques(accounts, 'USD');
  if (pesos === undefined && dollars === undefined) {
    const invested = totalOf(accounts.filter(isInvestment), 'MXN');
    return invested !== undefined && <Total label="Tienes en inversiones" amount={invested} />;
  }
  if (pesos === undefined) return <Total label="Tienes en dólares" amount={dollars ?? null} currency="USD" />;
  return (
    <Total label="Tienes en pesos" amount={pesos}>
      {dollars !== undefined && (
        <Text textStyle="body.sm" color="fg.muted">
          y <Money amount={dollars} currency="USD" size="text" />
        </Text>
      )}
      {pesos !== null && <FreeUntilPayday accounts={accounts} today={today} />}
    </Total>
  );
}

type TotalProps = { label: string; amount: number | null; currency?: Currency; children?: Slot };

const Total = ({ label, amount, currency = 'MXN', children }: TotalProps) => (
  <Box aria-label="Resumen">
    <Text textStyle="body.sm" color="fg.muted">
      {label}
    </Text>
    <Money amount={amount} currency={currency} size="xl" />
    {children}
  </Box>
);

export const BalancePlaceholder = () => (
  <Box>
    <Text role="status" textStyle="body.sm" color="fg.muted">
      {loadingText}
    </Text>
    <Skeleton height="42px" width="min(280px, 70vw)" mt="1" />
  </Box>
);

/* Has the same height with one or two currencies. */
const Box = chakra('section', { base: { minHeight: '7.875rem', mb: '-3' } });
