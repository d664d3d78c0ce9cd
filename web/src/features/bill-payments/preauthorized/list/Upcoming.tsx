import { Text } from '@chakra-ui/react/text';
import { fromCentavos } from '#contract/domain/money';
import { Money } from '#web/components/Money.tsx';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import type { Medium } from '../medium';
import { upcomingCharges } from './upcoming-charges';

/** Shows the charges expected within a month, and the sum of those that are billed. */
export function Upcoming({ media }: { media: readonly Medium[] }) {
  const upcoming = upcomingCharges(
    media.flatMap(({ debits }) => debits),
    bankToday(),
  );
  if (upcoming === undefined || upcoming.unbilled === upcoming.charges) return null;
  const { until, charges, unbilled, centavos } = upcoming;
  const billed = charges - unbilled;
  return (
    <div>
      <Text textStyle="body.sm" color="fg.muted">{`Se cobrará de aquí al ${formatDate(until)}`}</Text>
      <Money amount={fromCentavos(centavos)} currency="MXN" size="xl" />
      <Text textStyle="body.sm" color="fg.muted">
        {`En ${billed} ${billed === 1 ? 'cargo' : 'cargos'}${unbilled > 0 ? `, y ${unbilled} más por confirmar` : ''}`}
      </Text>
    </div>
  );
}
