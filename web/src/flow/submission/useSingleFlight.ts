import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

type Callbacks<Output> = { onSuccess?: (output: Output) => void; onError?: (error: unknown) => void };

/** Runs one call at a time, even for clicks before the next render. After unmount only `onDone` is called. */
export function useSingleFlight<Input, Output>(
  call: (input: Input) => Promise<Output>,
  onDone: (output: Output) => void = () => {},
) {
  const isRunning = useRef(false);
  const mutation = useMutation({
    mutationFn: call,
    onSuccess: onDone,
    onSettled: () => {
      isRunning.current = false;
    },
  });
  return {
    pending: mutation.isPending,
    isDone: mutation.isSuccess,
    /** Error of the last call, until the next one starts. */
    error: mutation.error,
    clearError: mutation.reset,
    start: (input: Input, callbacks?: Callbacks<Output>) => {
      if (isRunning.current) return;
      isRunning.current = true;
      mutation.mutate(input, callbacks);
    },
  };
}
