import { Navigate } from 'react-router';
import { OperationErrorDialog } from '../errors/ErrorDialog';
import type { TextDraft } from '../forms/draft';
import type { Flow } from './flow';
import { askedBy, slugOf, urlOf, visit } from './progress';
import { StepPage } from './StepPage';
import { useOperation } from './useOperation';

type FlowStepsProps<Draft extends TextDraft, Setup, Quote, Receipt> = {
  flow: Flow<Draft, Setup, Quote, Receipt>;
  setup: Setup;
  slug: string;
};

/** The step that the address asks for, if it has been reached; else the address is put right. */
export function FlowSteps<Draft extends TextDraft, Setup, Quote, Receipt>({
  flow,
  setup,
  slug,
}: FlowStepsProps<Draft, Setup, Quote, Receipt>) {
  const operation = useOperation(flow, setup);
  const { reached, failure, sending } = operation;
  const asked = askedBy(slug, flow) ?? { step: 'input', index: 0 };
  // While the operation is on its way there is no going back to change it.
  const shown = sending ? reached : visit(reached, asked, flow);
  const place = slugOf(shown, flow);
  if (place !== slug) return <Navigate to={urlOf(flow.base, place)} replace />;
  return (
    <>
      <StepPage flow={flow} setup={setup} operation={operation} shown={shown} />
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
