import { formatDate } from '../../../format/dates';
import { Text } from '../../../ui/Text';
import { useRewards } from './api';

const whole = new Intl.NumberFormat('en-US');

/** What purchases have earned. The page does without it where it cannot be read. */
export function RewardsNote({ accountKey }: { accountKey: string }) {
  const { data } = useRewards(accountKey);
  if (data === undefined) return null;
  return (
    <Text size="sm" tone="muted">
      Tienes <b>{whole.format(data.points)} puntos</b>
      {data.expiring !== undefined &&
        `; ${whole.format(data.expiring.points)} vencen el ${formatDate(data.expiring.date)}`}
      .
    </Text>
  );
}
