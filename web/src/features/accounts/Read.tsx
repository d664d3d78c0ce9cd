import type { ComponentProps } from 'react';
import { Skeleton } from '#web/components/Skeleton.tsx';
import type { Slot } from '#web/components/slot.ts';
import { LoadFailed } from './LoadFailed';

/** What a hook says of a read, whatever endpoint it asks. */
export type ReadQuery<Data> = {
  data: Data | undefined;
  error: unknown;
  isPending: boolean;
  isFetching: boolean;
  refetch: () => unknown;
};

type ReadProps<Data> = {
  query: ReadQuery<Data>;
  /** Of what is shown when it has been read. */
  height: NonNullable<ComponentProps<typeof Skeleton>['height']>;
  children: (data: Data) => Slot;
};

/** A part of a page that is read by itself: its place until then, or another try. */
export function Read<Data>({
  query: { data, error, isFetching, refetch },
  height,
  children,
}: ReadProps<Data>) {
  if (data !== undefined) return children(data);
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return <Skeleton height={height} borderRadius="card" />;
}
