import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RejectedFieldErrors, TextDraft } from '#web/components/forms/draft.ts';
import { isNotFound } from '#web/lib/api/api-error.ts';
import { newFormSessionId } from '#web/lib/api/form-session.ts';
import { validationErrors } from '../submission/rejected-fields';
import type { SignatureProps } from '../submission/signature-request';
import { useSingleFlight } from '../submission/useSingleFlight';
import type { Action } from './action';
import { attempt, type Outcome } from './attempt';

type Failure = { error: unknown; onRetry: () => void; onDismiss: () => void };

export type ActionState =
  | { name: 'idle' }
  | { name: 'sending' }
  | ({ name: 'signing' } & SignatureProps)
  | { name: 'resending' }
  | ({ name: 'rejected' } & Failure)
  | ({ name: 'unknown' } & Failure);

/** Rejected fields; `round` changes with each rejection. */
export type ActionRejection = { round: number; errors: RejectedFieldErrors };

const IDLE = { name: 'idle' } as const;
const SENDING = { name: 'sending' } as const;
const RESENDING = { name: 'resending' } as const;

/** Sends one request at a time. */
export function useSignedAction<Input, Done, Draft extends TextDraft = never>(
  action: Action<Input, Done, Draft>,
  onDone: (done: Done) => void,
) {
  const queryClient = useQueryClient();
  const [formSessionId] = useState(newFormSessionId);
  const [state, setState] = useState<ActionState>(IDLE);
  const [rejection, setRejection] = useState<ActionRejection>({ round: 0, errors: {} });

  const reloadLists = () => {
    for (const queryKey of action.invalidates) void queryClient.invalidateQueries({ queryKey });
  };
  const call = useSingleFlight(
    async (input: Input): Promise<Outcome<Done>> => {
      const undo = await action.optimistic?.(queryClient);
      try {
        const outcome = await attempt(action, input, formSessionId);
        if (outcome.kind !== 'done') undo?.();
        return outcome;
      } catch (error) {
        undo?.();
        throw error;
      }
    },
    ({ kind }) => kind !== 'sign' && reloadLists(),
  );

  const start = (input: Input, pendingState: typeof SENDING | typeof RESENDING) => {
    const failure = (error: unknown): Failure => ({
      error,
      onRetry: () => start(input, SENDING),
      onDismiss: () => setState(IDLE),
    });
    setState(pendingState);
    call.start(input, {
      onSuccess: (outcome) => {
        if (outcome.kind === 'unknown') return setState({ name: 'unknown', ...failure(outcome.error) });
        if (outcome.kind === 'done') return onDone(outcome.done);
        setState({
          name: 'signing',
          request: outcome.request,
          onSigned: () => start(input, RESENDING),
          onCancel: () => setState(IDLE),
        });
      },
      onError: (error) => {
        if (isNotFound(error)) reloadLists();
        const errors = validationErrors<Draft>(error, action.fields ?? []);
        setRejection(({ round }) => ({ round: round + 1, errors: errors ?? {} }));
        setState(errors === undefined ? { name: 'rejected', ...failure(error) } : IDLE);
      },
    });
  };

  return { state, rejection, send: (input: Input) => start(input, SENDING) };
}
