import { chakra } from '@chakra-ui/react/styled-system';
import { Flag } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Movement } from '#contract/accounts';
import type { MovementCategory } from '#contract/shared/movement-category';
import { bankToday } from '../../../../api/bank-clock';
import { formatDate, formatTime } from '../../../../format/dates';
import { categories } from '../../../../movement-book/categories';
import { Button } from '../../../../ui/Button';
import { Icon } from '../../../../ui/Icon';
import { Link } from '../../../../ui/Link';
import { Money } from '../../../../ui/Money';
import { Skeleton } from '../../../../ui/Skeleton';
import { BalanceAfter } from '../BalanceAfter';
import { dayWords } from '../days';
import { FactList } from './FactList';

/** Only what came of an order has one to tell of. */
const OrderFacts = lazy(() => import('./OrderFacts'));

export type MovementFactsProps = {
  movement: Movement;
  /** Of the account: •••• 4821. */
  displayId: string;
  isOwed: boolean;
  onCategory: (category: MovementCategory) => void;
  onUnknown: () => void;
};

/** 'Hoy, 23 nov 2026, 08:40 horas' */
function whenOf({ postedDate, postedAt }: Movement): string {
  const { near } = dayWords(postedDate, bankToday());
  return [near, formatDate(postedDate), postedAt && formatTime(postedAt)].filter(Boolean).join(', ');
}

/** What is known of a movement, and what can be done about it. */
export function MovementFacts({ movement, displayId, isOwed, onCategory, onUnknown }: MovementFactsProps) {
  const { key, amount, balance, currencyCode, category, operation } = movement;
  return (
    <Parts>
      <Money amount={amount} currency={currencyCode} size="lg" sign="movement" />
      <FactList
        facts={[
          { label: 'Fecha', value: whenOf(movement) },
          { label: amount < 0 ? 'Sale de' : 'Entra a', value: displayId },
          ...(balance === undefined
            ? []
            : [
                {
                  label: 'Saldo después',
                  value: <BalanceAfter movement={movement} isOwed={isOwed} />,
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
                        onCategory(category);
                      }}
                    >
                      {categories[category].label}
                    </Link>
                  ),
                },
              ]),
          { label: 'Folio del movimiento', value: key },
        ]}
      />
      {operation && (
        <Suspense fallback={<Skeleton height="222px" />}>
          <OrderFacts movement={movement} operation={operation} />
        </Suspense>
      )}
      {amount < 0 && (
        <Button look="ghost" onClick={onUnknown}>
          <Icon as={Flag} />
          No reconozco este cargo
        </Button>
      )}
    </Parts>
  );
}

const Parts = chakra('div', { base: { display: 'grid', gap: '4', color: 'fg' } });
