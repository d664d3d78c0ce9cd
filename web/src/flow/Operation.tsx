import { useEffect, useEffectEvent, useRef } from 'react';
import { Navigate } from 'react-router';
import { OrderErrorDialog } from '../components/errors/ErrorDialog';
import { requestedStep, slugOf, urlOf } from './addresses';
import { ConfirmPage } from './ConfirmPage';
import { discardDraft, isSameDraft } from './drafts';
import type { Flow, FlowTypes } from './flow';
import { InputPage } from './InputPage';
import { isDialog, type Progress, stepToShow } from './progress';
import { SignaturePage } from './SignaturePage';
import { clearReturnTo } from './submission/return-to';
import { UnknownOutcome } from './UnknownOutcome';
import { useLeaveGuard } from './useLeaveGuard';
import { type StepProps, useOperation } from './useOperation';
import { useStartedDraft } from './useStartedDraft';

type OperationProps<T extends FlowTypes> = {
  flow: Flow<T>;
  setup: T['setup'];
  renew: () => Promise<T['setup']>;
  slug: string;
};

/** Shows the step in the URL, or redirects to the furthest step that the customer has reached. */
export function Operation<T extends FlowTypes>({ flow, setup, renew, slug }: OperationProps<T>) {
  const startedDraft = useStartedDraft(flow, setup);
  const operation = useOperation(flow, setup, renew, startedDraft);
  const { reachedStep, failure, isSending } = operation;
  const urlStep = requestedStep(slug, flow) ?? { step: 'input', index: 0 };
  // No navigation while the operation is being sent.
  const shownStep = isSending ? reachedStep : stepToShow<T>(reachedStep, urlStep, flow);
  const { inputReader, leave, leaveDialog } = useUnsavedGuard(
    flow,
    operation,
    shownStep,
    startedDraft.blankDraft,
  );
  const currentSlug = slugOf<T>(shownStep, flow);
  if (currentSlug !== slug) return <Navigate to={urlOf(flow.base, currentSlug)} replace />;
  // The page below a signature dialog stays mounted and gets the focus back.
  const isCovered = shownStep.step === 'sign' && isDialog(shownStep, flow);
  const props = { flow, setup, operation, inputReader, leave };
  return (
    <>
      <StepPage {...props} progress={isCovered ? shownStep.origin : shownStep} />
      {isCovered && <SignaturePage {...props} progress={shownStep} />}
      {failure !== undefined && shownStep.step === 'confirm' && (
        <OrderErrorDialog
          error={failure}
          unchanged={flow.unchanged}
          amendment={operation.amendmentOf(failure, shownStep.draft)}
          onRetry={() => operation.send(shownStep)}
          onClose={operation.dismiss}
        />
      )}
      {leaveDialog}
    </>
  );
}

function useUnsavedGuard<T extends FlowTypes>(
  { base, title, unchanged }: Flow<T>,
  { isSending, isFinished }: ReturnType<typeof useOperation<T>>,
  progress: Progress<T>,
  blankDraft: T['draft'],
) {
  const inputReader = useRef<() => T['draft']>(undefined);
  const isInProgress = () => !isSending && !isFinished() && progress.step !== 'unknown';
  const currentDraft = () => inputReader.current?.() ?? progress.draft;
  const isUnsaved = () =>
    isInProgress() && (progress.step !== 'input' || !isSameDraft(blankDraft, currentDraft()));
  /** A reload would lose the draft, or the outcome of a submission. */
  const blocksReload = () => isSending || isUnsaved();
  const discardIfFinished = useEffectEvent(() => isInProgress() || discardDraft(base));
  useEffect(() => {
    clearReturnTo(base);
    return () => void discardIfFinished();
  }, [base]);
  return { inputReader, ...useLeaveGuard({ base, title, unchanged, isUnsaved, blocksReload }) };
}

function StepPage<T extends FlowTypes>({ progress, ...props }: StepProps<T, Progress<T>>) {
  switch (progress.step) {
    case 'input': {
      const input = props.flow.inputs[progress.index];
      return (
        input && (
          <InputPage
            key={`${progress.index} ${props.operation.round}`}
            {...props}
            progress={progress}
            input={input}
          />
        )
      );
    }
    case 'confirm':
      return <ConfirmPage {...props} progress={progress} />;
    case 'sign':
      return <SignaturePage {...props} progress={progress} />;
    case 'unknown':
      return <UnknownOutcome {...props} progress={progress} />;
  }
}
