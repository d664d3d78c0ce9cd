import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { type SandboxCall, type SandboxResponse, type SuccessBody, send } from './sandbox-api';

export type ControlOptions<Result extends SandboxResponse> = {
  label: string;
  onDone?: ((body: SuccessBody<Result>) => void) | undefined;
  onError?: ((error: Error) => void) | undefined;
};

export function useControl<Result extends SandboxResponse>({
  label,
  onDone,
  onError,
}: ControlOptions<Result>) {
  // Two presses may come before the next render.
  const isRunning = useRef(false);
  const { mutate, isPending } = useMutation<SuccessBody<Result>, Error, SandboxCall<Result>>({
    mutationFn: (call) => send(call),
    meta: { label },
    onSettled: () => {
      isRunning.current = false;
    },
    ...(onError && { onError }),
    ...(onDone && { onSuccess: (body) => onDone(body) }),
  });
  const run = (call: SandboxCall<Result>): void => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate(call);
  };
  return { run, isPending };
}
