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

/** Corrects the address if its step was not reached. */
export function Operation<T extends FlowTypes>({ flow, setup, renew, slug }: OperationProps<T>) {
  const started = useStartedDraft(flow, setup);
  const operation = useOperation(flow, setup, renew, started);
  const { reached, failure, sending } = operation;
  const requested = requestedStep(slug, flow) ?? { step: 'input', index: 0 };
  // No navigation while the operation is being sent.
  const shownStep = sending ? reached : stepToShow<T>(reached, requested, flow);
  const { typed, leave, question } = useUnsaved(flow, operation, shownStep, started.blank);
  const place = slugOf<T>(shownStep, flow);
  if (place !== slug) return <Navigate to={urlOf(flow.base, place)} replace />;
  // A page below a signature dialog stays mounted and regains focus afterwards.
  const covered = shownStep.step === 'sign' && isDialog(shownStep, flow);
  const props = { flow, setup, operation, typed, leave };
  return (
    <>
      <StepPage {...props} shown={covered ? shownStep.over : shownStep} />
      {covered && <SignaturePage {...props} shown={shownStep} />}
      {failure !== undefined && shownStep.step === 'confirm' && (
        <OrderErrorDialog
          error={failure}
          unchanged={flow.unchanged}
          amendment={operation.amendmentOf(failure, shownStep.draft)}
          onRetry={() => operation.send(shownStep)}
          onClose={operation.dismiss}
        />
      )}
      {question}
    </>
  );
}

function useUnsaved<T extends FlowTypes>(
  { base, title, unchanged }: Flow<T>,
  { sending, isOver }: ReturnType<typeof useOperation<T>>,
  shown: Progress<T>,
  blank: T['draft'],
) {
  const typed = useRef<() => T['draft']>(undefined);
  const isUnder = () => !sending && !isOver() && shown.step !== 'unknown';
  const now = () => typed.current?.() ?? shown.draft;
  const isUnsaved = () => isUnder() && (shown.step !== 'input' || !isSameDraft(blank, now()));
  /** After a reload, nobody would receive the outcome of the submission. */
  const isHeld = () => sending || isUnsaved();
  const dropWhenOver = useEffectEvent(() => isUnder() || discardDraft(base));
  useEffect(() => {
    clearReturnTo(base);
    return () => void dropWhenOver();
  }, [base]);
  return { typed, ...useLeaveGuard({ base, title, unchanged, isUnsaved, isHeld }) };
}

function StepPage<T extends FlowTypes>({ shown, ...props }: StepProps<T, Progress<T>>) {
  switch (shown.step) {
    case 'input': {
      const input = props.flow.inputs[shown.index];
      return (
        input && (
          <InputPage key={`${shown.index} ${props.operation.round}`} {...props} shown={shown} input={input} />
        )
      );
    }
    case 'confirm':
      return <ConfirmPage {...props} shown={shown} />;
    case 'sign':
      return <SignaturePage {...props} shown={shown} />;
    case 'unknown':
      return <UnknownOutcome {...props} shown={shown} />;
  }
}
