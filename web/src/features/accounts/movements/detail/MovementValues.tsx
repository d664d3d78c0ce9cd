import { Grid } from '@chakra-ui/react/grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Flag } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Movement } from '#contract/accounts';
import type { MovementCategory } from '#contract/domain/movement-category';
import { Button } from '#web/components/Button.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { LabeledValueList } from '#web/components/LabeledValueList.tsx';
import { Link } from '#web/components/Link.tsx';
import { Money } from '#web/components/Money.tsx';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { formatDate, formatTime } from '#web/lib/format/dates.ts';
import { BalanceAfter } from '../BalanceAfter';
import { categories } from '../categories';
import { dayLabel } from '../days';

const OrderValues = lazy(() => import('./OrderValues'));

export type MovementValuesProps = {
  movement: Movement;
  /** Account ending: •••• 4821. */
  displayId: string;
  isDebtAccount: boolean;
  onSelectCategory: (category: MovementCategory) => void;
  onUnknown: () => void;
};

/** 'Hoy, 23 nov 2026, 08:40 horas' */
function whenOf({ postedDate, postedAt }: Movement): string {
  const { relativeDay } = dayLabel(postedDate, bankToday());
  return [relativeDay, formatDate(postedDate), postedAt && formatTime(postedAt)].filter(Boolean).join(', ');
}

export function MovementValues({
  movement,
  displayId,
  isDebtAccount,
  onSelectCategory,
  onUnknown,
}: MovementValuesProps) {
  const { key, amount, balance, currencyCode, category, operation } = movement;
  return (
    <Grid gap="4" color="fg">
      <Money amount={amount} currency={currencyCode} size="lg" sign="movement" />
      <LabeledValueList
        size="sm"
        items={[
          { label: 'Fecha', value: whenOf(movement) },
          { label: amount < 0 ? 'Sale de' : 'Entra a', value: displayId },
          ...(balance === undefined
            ? []
            : [
                {
                  label: 'Saldo después',
                  value: <BalanceAfter movement={movement} isDebtAccount={isDebtAccount} />,
                },
              ]),
          ...(category === undefined
            ? []
            : [
                {
                  label: 'Categoría',
                  value: (
                    <Link
                      to={`?${new URLSearchParams({ category })}`}
                      onClick={(event) => {
                        event.preventDefault();
                        onSelectCategory(category);
                      }}
                    >
                      {categories[category].label}
                    </Link>
                  ),
                },
              ]),
          // The receipt of an order has the only folio that the customer needs.
          ...(operation === undefined ? [{ label: 'Folio del movimiento', value: key }] : []),
        ]}
      />
      {operation && (
        <Suspense fallback={<Skeleton height="222px" />}>
          <OrderValues movement={movement} operation={operation} />
        </Suspense>
      )}
      {amount < 0 && (
        <Button variant="ghost" onClick={onUnknown}>
          <Icon as={Flag} />
          No reconozco este cargo
        </Button>
      )}
    </Grid>
  );
}
