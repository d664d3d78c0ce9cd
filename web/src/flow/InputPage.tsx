import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { OperationErrorDialog } from '../errors/ErrorDialog';
import type { FieldErrors, TextDraft } from '../forms/draft';
import { ErrorSummary } from '../forms/ErrorSummary';
import { useDraft } from '../forms/useDraft';
import { fieldRefusal } from '../operation/field-refusal';
import { useSingleFlight } from '../operation/useSingleFlight';
import { Button } from '../ui/Button';
import { StickyActions } from '../ui/StickyActions';
import { FlowFrame, type FrameProps } from './FlowFrame';
import type { InputStep } from './flow';

type InputPageProps<Draft extends TextDraft, Setup, Quote> = {
  frame: Omit<FrameProps, 'children' | 'failed'>;
  input: InputStep<Draft, Setup, Quote>;
  setup: Setup;
  draft: Draft;
  quote: Quote | undefined;
  /** What the bank refused in a later step. */
  refused: FieldErrors<Draft>;
  unchanged: string;
  onAccepted: (draft: Draft, quote: Quote) => void;
};

/** A page of questions: checked here first, then by the bank. */
export function InputPage<Draft extends TextDraft, Setup, Quote>(props: InputPageProps<Draft, Setup, Quote>) {
  const { input, setup, quote } = props;
  const form = useDraft(props.draft, (draft) => input.check(draft, setup), props.refused);
  const [failure, setFailure] = useState<unknown>();
  const submission = useSingleFlight((draft: Draft) => input.submit(draft, setup, quote));
  useFocusOfHash();

  const submit = form.submit((draft) => {
    setFailure(undefined);
    submission.start(draft, {
      onSuccess: (accepted) => props.onAccepted(draft, accepted),
      onError: (error) => {
        const refusal = fieldRefusal(error, [input]);
        if (refusal) form.refuse(refusal.errors);
        else setFailure(error);
      },
    });
  });

  const failed = Object.values(form.errors).some((error) => error !== undefined);
  return (
    <FlowFrame {...props.frame} failed={failed}>
      <Form noValidate onSubmit={submit}>
        <ErrorSummary errors={form.errors} attempts={form.attempts} />
        <input.Fields draft={form.draft} bind={form.bind} setup={setup} quote={quote} />
        <StickyActions>
          <Button type="submit" busy={submission.pending && 'Enviando...'}>
            Continuar
          </Button>
        </StickyActions>
      </Form>
      {failure !== undefined && (
        <OperationErrorDialog
          error={failure}
          unchanged={props.unchanged}
          onRetry={() => void submit()}
          onClose={() => setFailure(undefined)}
        />
      )}
    </FlowFrame>
  );
}

/** 'Cambiar' links name their field: `…#amount`. */
function useFocusOfHash() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.focus();
  }, [hash]);
}

const Form = chakra('form', { base: { display: 'grid', gap: '6' } });
