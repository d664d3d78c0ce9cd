import { Skeleton } from '@chakra-ui/react/skeleton';
import type { ComponentProps } from 'react';
import type { Slot } from '#web/components/slot.ts';
import { LoadFailed } from './LoadFailed';

export type ReadQuery<Data> = {
  data: Data | undefined;
  error: unknown;
  isPending: boolean;
  isFetching: boolean;
  refetch: () => unknown;
};

type ReadProps<Data> = {
  query: ReadQuery<Data>;
  height: NonNullable<ComponentProps<typeof Skeleton>['height']>;
  children: (data: Data) => Slot;
};

export function Read<Data>({
  query: { data, error, isFetching, refetch },
  height,
  children,
}: ReadProps<Data>) {
  if (data !== undefined) return children(data);
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return <Skeleton height={height} borderRadius="card" />;
}
