import { fromCentavos } from '#contract/shared/money';
import { bankToday } from '../../../api/bank-clock';
import { formatDate } from '../../../format/dates';
import { Money } from '../../../ui/Money';
import { Text } from '../../../ui/Text';
import type { Medium } from '../medium';
import { coming } from './coming';

/** What will be charged within a month, as far as the companies have billed it. */
export function Upcoming({ media }: { media: readonly Medium[] }) {
  const found = coming(
    media.flatMap(({ debits }) => debits),
    bankToday(),
  );
  if (found === undefined || found.unbilled === found.charges) return null;
  const { until, charges, unbilled, centavos } = found;
  const billed = charges - unbilled;
  return (
    <div>
      <Text size="sm" tone="muted">{`Se cobrará de aquí al ${formatDate(until)}`}</Text>
      <Money amount={fromCentavos(centavos)} currency="MXN" size="xl" />
      <Text size="sm" tone="muted">
        {`En ${billed} ${billed === 1 ? 'cargo' : 'cargos'}${unbilled > 0 ? `, y ${unbilled} más según consumo` : ''}`}
      </Text>
    </div>
  );
}
