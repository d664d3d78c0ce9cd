import { Skeleton } from '@chakra-ui/react/skeleton';
import type { ComponentProps } from 'react';
import type { Slot } from '#web/components/slot.ts';
import { LoadFailed } from './LoadFailed';

export type ViewedQuery<Data> = {
  data: Data | undefined;
  error: unknown;
  isPending: boolean;
  isFetching: boolean;
  refetch: () => unknown;
};

type QueryViewProps<Data> = {
  query: ViewedQuery<Data>;
  height: NonNullable<ComponentProps<typeof Skeleton>['height']>;
  children: (data: Data) => Slot;
};

export function QueryView<Data>({
  query: { data, error, isFetching, refetch },
  height,
  children,
}: QueryViewProps<Data>) {
  if (data !== undefined) return children(data);
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return <Skeleton height={height} borderRadius="card" />;
}
