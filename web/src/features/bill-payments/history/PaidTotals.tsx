import { Text } from '@chakra-ui/react/text';
import { fromCentavos } from '#contract/domain/money';
import type { PaymentRow } from '#contract/domain/payment';
import { Money } from '#web/components/Money.tsx';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { paidTotals } from './paid-totals';

const countText = (count: number): string => {
  if (count === 0) return 'Aún no haces pagos este mes.';
  return count === 1 ? 'En 1 pago.' : `En ${count} pagos.`;
};

/** Shows the totals paid this month and last month; renders nothing if both are empty. */
export function PaidTotals({ recentEntries }: { recentEntries: readonly PaymentRow[] }) {
  const { month, before } = paidTotals(bankToday(), recentEntries);
  if (month.count + before.count === 0) return null;
  return (
    <div>
      <Text textStyle="body.sm" color="fg.muted">{`Pagado en ${month.name}`}</Text>
      <Money amount={fromCentavos(month.centavos)} size="xl" />
      <Text textStyle="body.sm" color="fg.muted">
        <span>{countText(month.count)}</span>
        {before.count > 0 && (
          <>
            <span>{` En ${before.name} fueron `}</span>
            <Money amount={fromCentavos(before.centavos)} size="text" />
            <span>.</span>
          </>
        )}
      </Text>
    </div>
  );
}
