import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { OperationErrorDialog } from '../errors/ErrorDialog';
import { RECEIPT_SLUG } from '../receipt/address';
import { ReceiptPage } from '../receipt/ReceiptPage';
import { ErrorPanel } from '../ui/ErrorPanel';
import { Loading } from '../ui/Loading';
import { NotFound } from '../ui/NotFound';
import { Skeleton } from '../ui/Skeleton';
import { ConfirmPage } from './ConfirmPage';
import { FlowFrame, stepLabels } from './FlowFrame';
import type { Flow, FlowTypes } from './flow';
import { InputPage } from './InputPage';
import { isDialog, type Progress, requestedStep, slugOf, stepToShow, urlOf } from './progress';
import { SignaturePage } from './SignaturePage';
import { UnknownOutcome } from './UnknownOutcome';
import { type StepProps, useOperation } from './useOperation';

/** A whole operation, at its base address and those of its steps. */
export function FlowPage<T extends FlowTypes>({ flow }: { flow: Flow<T> }) {
  const { pathname } = useLocation();
  const slug = pathname.slice(flow.base.length).replace(/^\/|\/$/g, '');
  // The key keeps the draft of one flow from reaching the next.
  if (slug === RECEIPT_SLUG) {
    const again = { to: flow.base, label: flow.receipt.again };
    return <ReceiptPage key={flow.base} base={flow.base} receipt={flow.receipt} again={again} />;
  }
  if (requestedStep(slug, flow) === undefined) return <NotFound />;
  return <SetUp key={flow.base} flow={flow} slug={slug} />;
}

/** Each visit begins with a setup of its own, which stays the same until it is left. */
function SetUp<T extends FlowTypes>({ flow, slug }: { flow: Flow<T>; slug: string }) {
  const [visitId] = useState(() => crypto.randomUUID());
  const setup = useQuery({
    queryKey: [flow.base, 'setup', visitId],
    queryFn: flow.setup,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (setup.data !== undefined) return <Operation flow={flow} setup={setup.data} slug={slug} />;
  const position = { labels: stepLabels(flow.inputs.slice(0, 1)), current: 0, back: flow.parent };
  return (
    <FlowFrame position={position} heading={flow.title}>
      {setup.isError ? (
        <ErrorPanel error={setup.error} onRetry={() => setup.refetch()} retrying={setup.isFetching} />
      ) : (
        <FormSkeleton>
          <Loading />
          <Skeleton height="48px" />
          <Skeleton height="48px" />
          <Skeleton height="64px" />
        </FormSkeleton>
      )}
    </FlowFrame>
  );
}

type OperationProps<T extends FlowTypes> = { flow: Flow<T>; setup: T['setup']; slug: string };

/** The step that the address names, if it has been reached; else the address is put right. */
function Operation<T extends FlowTypes>({ flow, setup, slug }: OperationProps<T>) {
  const operation = useOperation(flow, setup);
  const { reached, failure, sending } = operation;
  const requested = requestedStep(slug, flow) ?? { step: 'input', index: 0 };
  // While the operation is on its way there is no going back to change it.
  const shown = sending ? reached : stepToShow<T>(reached, requested, flow);
  const place = slugOf<T>(shown, flow);
  if (place !== slug) return <Navigate to={urlOf(flow.base, place)} replace />;
  // A page that is signed in a dialog stays as it is below it, and has the focus again after it.
  const covered = shown.step === 'sign' && isDialog(shown, flow);
  const props = { flow, setup, operation };
  return (
    <>
      <StepPage {...props} shown={covered ? shown.over : shown} />
      {covered && <SignaturePage {...props} shown={shown} />}
      {failure !== undefined && shown.step === 'confirm' && (
        <OperationErrorDialog
          error={failure}
          unchanged={flow.unchanged}
          onRetry={() => operation.send(shown)}
          onClose={operation.dismiss}
        />
      )}
    </>
  );
}

function StepPage<T extends FlowTypes>({ shown, ...props }: StepProps<T, Progress<T>>) {
  switch (shown.step) {
    case 'input': {
      const input = props.flow.inputs[shown.index];
      return input && <InputPage key={shown.index} {...props} shown={shown} input={input} />;
    }
    case 'confirm':
      return <ConfirmPage {...props} shown={shown} />;
    case 'sign':
      return <SignaturePage {...props} shown={shown} />;
    case 'unknown':
      return <UnknownOutcome history={props.flow.history} unchanged={props.flow.unchanged} />;
  }
}

const FormSkeleton = chakra('div', { base: { display: 'grid', gap: '6' } });
