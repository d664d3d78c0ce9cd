import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { useImperativeHandle, useState } from 'react';
import { Button } from '../components/Button';
import { ValidationErrorDialog } from '../components/errors/ErrorDialog';
import { ErrorSummary } from '../components/forms/ErrorSummary';
import { useDraft } from '../components/forms/useDraft';
import { StickyActions } from '../components/StickyActions';
import type { Slot } from '../components/slot';
import { DESKTOP, useMediaQuery } from '../components/wide';
import { FlowFrame } from './FlowFrame';
import { FormSlot } from './FormSlot';
import type { FlowInput, FlowTypes } from './flow';
import { Interrupted } from './Interrupted';
import { positionOf } from './position';
import type { AtInput } from './progress';
import { LockNote } from './signature/LockNote';
import { validationErrors } from './submission/rejected-fields';
import { useSingleFlight } from './submission/useSingleFlight';
import { useFocusOfHash } from './useFocusOfHash';
import type { StepProps } from './useOperation';
import { useSavedDraft } from './useSavedDraft';

type InputPageProps<T extends FlowTypes> = StepProps<T, AtInput<T>> & { input: FlowInput<T> };

export function InputPage<T extends FlowTypes>(props: InputPageProps<T>) {
  const { flow, setup, operation, inputReader, progress, input } = props;
  const { index, quote } = progress;
  const { changes } = operation;
  const { ContinueGate = OpenGate, SidePanel } = input;
  const isSigned = !flow.needsSignature && Boolean(flow.signature.input ?? flow.signature.confirm);
  const [initial] = useState<T['draft']>(() => ({
    ...input.bankFields?.(setup, quote),
    ...progress.draft,
    ...changes[index],
  }));
  // Errors of this step that a later one received.
  const rejectedErrors = operation.rejection?.index === index ? operation.rejection.errors : {};
  const form = useDraft(initial, (draft) => input.check(draft, setup, quote), rejectedErrors);
  const [failure, setFailure] = useState<unknown>();
  const submission = useSingleFlight((draft: T['draft']) => operation.quoteFor(progress, draft));
  useFocusOfHash(form.setFocus);
  useImperativeHandle(inputReader, () => form.read);
  useSavedDraft(operation.keepDraft, form, changes, index);

  const submit = form.submit((draft) => {
    setFailure(undefined);
    submission.start(draft, {
      onSuccess: operation.accept,
      onError: (error) => {
        const errors = validationErrors(error, input.fields);
        if (errors) form.showRejections(errors);
        else setFailure(error);
      },
    });
  });

  // On a desktop, the panel shows the total and the button together.
  const areActionsInPanel = useMediaQuery(DESKTOP) && SidePanel !== undefined;
  const actions = (
    <ContinueGate form={form} setup={setup} quote={quote}>
      <StickyActions>
        <Button
          type="submit"
          flex={areActionsInPanel ? '1' : undefined}
          busy={submission.pending && 'Enviando...'}
        >
          Continuar
        </Button>
      </StickyActions>
    </ContinueGate>
  );
  const hasErrors = Object.values(form.errors).some((error) => error !== undefined);
  return (
    <FlowFrame
      position={positionOf(flow, progress.draft, index)}
      heading={index === 0 ? flow.title : input.label}
      hasErrors={hasErrors}
    >
      <form noValidate onSubmit={submit}>
        <FormSlot
          aside={
            SidePanel && (
              <Grid gap="4">
                <SidePanel form={form} setup={setup} quote={quote} />
                {areActionsInPanel && actions}
              </Grid>
            )
          }
        >
          <Fields>
            {index === 0 && isSigned && <LockNote />}
            {index === 0 && <Interrupted base={flow.base} history={flow.history} />}
            <ErrorSummary
              form={form}
              summarize={(field, error) => input.summarize?.(field, error, setup, quote) ?? error}
            />
            <input.Fields form={form} setup={setup} quote={quote} />
            {!areActionsInPanel && actions}
          </Fields>
        </FormSlot>
      </form>
      {failure !== undefined && (
        <ValidationErrorDialog
          error={failure}
          unchanged={flow.unchanged}
          amendment={operation.amendmentOf(failure, form.read())}
          onRetry={() => void submit()}
          onClose={() => setFailure(undefined)}
        />
      )}
    </FlowFrame>
  );
}

const OpenGate = ({ children }: { children: Slot }) => children;

const Fields = chakra('div', { base: { display: 'grid', gap: '6' } });
