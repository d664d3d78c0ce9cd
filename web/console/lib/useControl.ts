import { useMutation } from '@tanstack/react-query';
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
  const { mutate, isPending } = useMutation<SuccessBody<Result>, Error, SandboxCall<Result>>({
    mutationFn: (call) => send(call),
    meta: { label },
    ...(onError && { onError }),
    ...(onDone && { onSuccess: (body) => onDone(body) }),
  });
  return { run: (call: SandboxCall<Result>) => mutate(call), isPending };
}
