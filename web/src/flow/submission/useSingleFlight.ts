import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

type Callbacks<Output> = { onSuccess?: (output: Output) => void; onError?: (error: unknown) => void };

/** Single flight, even for clicks before the next render. After unmount only `onDone` is called. */
export function useSingleFlight<Input, Output>(
  call: (input: Input) => Promise<Output>,
  onDone: (output: Output) => void = () => {},
) {
  const running = useRef(false);
  const mutation = useMutation({
    mutationFn: call,
    onSuccess: onDone,
    onSettled: () => {
      running.current = false;
    },
  });
  return {
    pending: mutation.isPending,
    /** Error of the last call, until the next one starts. */
    error: mutation.error,
    clearError: mutation.reset,
    start: (input: Input, callbacks?: Callbacks<Output>) => {
      if (running.current) return;
      running.current = true;
      mutation.mutate(input, callbacks);
    },
  };
}
