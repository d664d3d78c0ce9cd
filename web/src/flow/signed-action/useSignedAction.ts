import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RejectedFieldErrors, TextDraft } from '#web/components/forms/draft.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { newFormSessionId } from '#web/lib/api/form-session.ts';
import { validationErrors } from '../submission/rejected-fields';
import type { SignatureProps } from '../submission/signature-request';
import { useSingleFlight } from '../submission/useSingleFlight';
import type { Action } from './action';
import { attempt, type Outcome } from './attempt';

type Failure = { error: unknown; onRetry: () => void; onDismiss: () => void };

/** How far an action has got, with what can be done there. */
export type ActionState =
  | { name: 'idle' }
  | { name: 'sending' }
  | ({ name: 'signing' } & SignatureProps)
  /** Signed, and sent once more. */
  | { name: 'resending' }
  | ({ name: 'refused' } & Failure)
  /** Sent, and the bank does not say whether it was done. */
  | ({ name: 'unknown' } & Failure);

/** The fields that the bank refused; each refusal begins a round of its own. */
export type ActionError = { round: number; errors: RejectedFieldErrors };

const IDLE = { name: 'idle' } as const;
const SENDING = { name: 'sending' } as const;
const RESENDING = { name: 'resending' } as const;

/** Whether what was to be changed is no more. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** An action that is sent, signed where the bank asks for it, and sent again; never twice at once. */
export function useSignedAction<Input, Done, Draft extends TextDraft = never>(
  action: Action<Input, Done, Draft>,
  onDone: (done: Done) => void,
) {
  const queries = useQueryClient();
  const [visitId] = useState(newFormSessionId);
  const [state, setState] = useState<ActionState>(IDLE);
  const [refusal, setRefusal] = useState<ActionError>({ round: 0, errors: {} });

  const readAgain = () => {
    for (const queryKey of action.invalidates) void queries.invalidateQueries({ queryKey });
  };
  const call = useSingleFlight(
    async (input: Input): Promise<Outcome<Done>> => {
      const undo = await action.optimistic?.(queries);
      try {
        const outcome = await attempt(action, input, visitId);
        if (outcome.kind !== 'done') undo?.();
        return outcome;
      } catch (error) {
        undo?.();
        throw error;
      }
    },
    ({ kind }) => kind !== 'sign' && readAgain(),
  );

  const start = (input: Input, under: typeof SENDING | typeof RESENDING) => {
    const failure = (error: unknown): Failure => ({
      error,
      onRetry: () => start(input, SENDING),
      onDismiss: () => setState(IDLE),
    });
    setState(under);
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
        // What is gone elsewhere is to leave the list too.
        if (isGone(error)) readAgain();
        const errors = validationErrors<Draft>(error, action.fields ?? []);
        setRefusal(({ round }) => ({ round: round + 1, errors: errors ?? {} }));
        setState(errors === undefined ? { name: 'refused', ...failure(error) } : IDLE);
      },
    });
  };

  return { state, refusal, send: (input: Input) => start(input, SENDING) };
}
