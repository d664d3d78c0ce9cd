import type { TextDraft } from '../forms/draft';
import { ConfirmPage } from './ConfirmPage';
import { CONFIRM_LABEL, stepLabels } from './FlowFrame';
import type { Flow } from './flow';
import { InputPage } from './InputPage';
import { isDialog, type Progress, type Sign, urlOf } from './progress';
import { SignaturePage } from './SignaturePage';
import { UnknownOutcome } from './UnknownOutcome';
import type { Operation } from './useOperation';

type StepProps<Draft extends TextDraft, Setup, Quote, Receipt, Shown = Progress<Draft, Quote>> = {
  flow: Flow<Draft, Setup, Quote, Receipt>;
  setup: Setup;
  operation: Operation<Draft, Quote>;
  shown: Shown;
};

/** The page of a step. One that is signed in a dialog stays as it is below it, and has the focus again after it. */
export function StepPage<Draft extends TextDraft, Setup, Quote, Receipt>({
  shown,
  ...rest
}: StepProps<Draft, Setup, Quote, Receipt>) {
  const covered = shown.step === 'sign' && isDialog(shown, rest.flow);
  return (
    <>
      <Page {...rest} shown={covered ? shown.over : shown} />
      {covered && <Signing {...rest} shown={shown} />}
    </>
  );
}

function Page<Draft extends TextDraft, Setup, Quote, Receipt>({
  shown,
  ...rest
}: StepProps<Draft, Setup, Quote, Receipt>) {
  switch (shown.step) {
    case 'input':
      return <Input key={shown.index} {...rest} shown={shown} />;
    case 'confirm':
      return <Confirmation {...rest} shown={shown} />;
    case 'sign':
      return <Signing {...rest} shown={shown} />;
    case 'unknown':
      return <UnknownOutcome history={rest.flow.history} unchanged={rest.flow.unchanged} />;
  }
}

type Shown<Draft, Quote, Step> = Extract<Progress<Draft, Quote>, { step: Step }>;

function Input<Draft extends TextDraft, Setup, Quote, Receipt>({
  flow,
  setup,
  operation,
  shown,
}: StepProps<Draft, Setup, Quote, Receipt, Shown<Draft, Quote, 'input'>>) {
  const input = flow.inputs[shown.index];
  if (input === undefined) return null;
  return (
    <InputPage
      frame={{
        ...along(flow, shown.draft, shown.index),
        heading: shown.index === 0 ? flow.title : input.label,
      }}
      input={input}
      setup={setup}
      draft={shown.draft}
      quote={shown.quote}
      unchanged={flow.unchanged}
      refused={operation.refusal?.index === shown.index ? operation.refusal.errors : {}}
      onAccepted={(draft, quote) => operation.accept(shown.index, draft, quote)}
    />
  );
}

function Confirmation<Draft extends TextDraft, Setup, Quote, Receipt>({
  flow,
  setup,
  operation,
  shown,
}: StepProps<Draft, Setup, Quote, Receipt, Shown<Draft, Quote, 'confirm'>>) {
  const placeOf = (field: string) =>
    flow.inputs.find(({ fields }) => fields.some(([name]) => name === field))?.slug ?? '';
  return (
    <ConfirmPage
      frame={{
        ...along(flow, shown.draft, flow.inputs.length),
        heading: CONFIRM_LABEL,
      }}
      summary={flow.summary(shown.draft, setup, shown.quote)}
      fieldUrl={(field) => `${urlOf(flow.base, placeOf(field))}#${field}`}
      cancelTo={flow.parent.to}
      sending={operation.sending}
      onConfirm={() => operation.send(shown)}
    />
  );
}

function Signing<Draft extends TextDraft, Setup, Quote, Receipt>({
  shown,
  ...rest
}: StepProps<Draft, Setup, Quote, Receipt, Sign<Draft, Quote>>) {
  const { flow, operation } = rest;
  const { over } = shown;
  const signature = flow.signature[over.step];
  if (signature === null) return null;
  return (
    <SignaturePage
      frame={{
        ...along(flow, shown.draft, over.step === 'input' ? over.index : flow.inputs.length),
        back: backTo(flow, over.step === 'input' ? over.index : flow.inputs.length - 1),
      }}
      signature={signature}
      request={shown.request}
      subject={subjectOf(flow.summary(shown.draft, rest.setup, shown.quote))}
      sending={operation.sending}
      onSigned={() => operation.signed(shown)}
      onCancel={() => operation.cancelSignature(shown)}
    />
  );
}

const subjectOf = ({ button, to }: { button: string; to: string }) => `${button} ${to}`;

/** The names of the steps that this operation has, where it is among them, and the way back. */
function along<Draft extends TextDraft, Setup, Quote, Receipt>(
  flow: Flow<Draft, Setup, Quote, Receipt>,
  draft: Draft,
  index: number,
) {
  const before = flow.inputs.slice(0, index).filter(({ applies }) => applies(draft));
  const previous = before.at(-1);
  return {
    labels: stepLabels(flow.inputs.filter(({ applies }) => applies(draft))),
    current: before.length,
    back: previous ? { to: urlOf(flow.base, previous.slug), label: previous.label } : flow.parent,
  };
}

function backTo<Draft extends TextDraft, Setup, Quote, Receipt>(
  flow: Flow<Draft, Setup, Quote, Receipt>,
  index: number,
) {
  const input = flow.inputs[index];
  return input ? { to: urlOf(flow.base, input.slug), label: input.label } : flow.parent;
}
