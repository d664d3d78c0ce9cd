import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { formatDate } from '#web/lib/format/dates.ts';
import { useRewards } from './api';

const wholeNumber = new Intl.NumberFormat('en-US');

export function RewardsNote({ accountKey }: { accountKey: string }) {
  const { data, isPending } = useRewards(accountKey);
  // Height of one line, or two on a phone.
  if (isPending)
    return <Skeleton width="min(320px, 100%)" height={{ base: '2.9em', md: '1.45em' }} fontSize="0.875rem" />;
  if (data === undefined) return null;
  return (
    <Text textStyle="body.sm" color="fg.muted">
      Tienes <b>{`${wholeNumber.format(data.points)} puntos`}</b>
      <span>
        {data.expiring === undefined
          ? '.'
          : `; ${wholeNumber.format(data.expiring.points)} vencen el ${formatDate(data.expiring.date)}.`}
      </span>
    </Text>
  );
}
