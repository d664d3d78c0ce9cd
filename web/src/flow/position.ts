import { CONFIRM_SLUG, urlOf } from './addresses';
import type { Flow, FlowInput, FlowSignature, FlowTypes } from './flow';
import { type AtSignature, appliesTo } from './progress';

export const CONFIRM_LABEL = 'Revisa y confirma';

export type Position = {
  labels: readonly string[];
  current: number;
  back: { to: string; label: string };
};

const signatureLabels = (signature: FlowSignature | null): string[] =>
  signature === null || signature.slug === null ? [] : [signature.title];

/** The bank requests an input signature after the first input. */
const inputLabels = <T extends FlowTypes>(flow: Flow<T>, inputs: readonly FlowInput<T>[]): string[] =>
  inputs.flatMap((input) => [
    input.label,
    ...(input === flow.inputs[0] ? signatureLabels(flow.signature.input) : []),
  ]);

export const stepLabels = <T extends FlowTypes>(
  flow: Flow<T>,
  inputs: readonly FlowInput<T>[],
  /** Labels after confirm. By default, a signature counts only if it is certain. */
  afterConfirm: readonly string[] = flow.signature.confirm?.tokenType
    ? signatureLabels(flow.signature.confirm)
    : [],
): string[] => [...inputLabels(flow, inputs), CONFIRM_LABEL, ...afterConfirm, 'Comprobante'];

const backLabel = <T extends FlowTypes>({ inputs }: Flow<T>): string =>
  inputs.length > 1 ? 'Paso anterior' : 'Volver a los datos';

/** Returns the position of an input among those that apply to the draft. */
export function positionOf<T extends FlowTypes>(flow: Flow<T>, draft: T['draft'], index: number): Position {
  const previousInputs = flow.inputs.slice(0, index).filter((input) => appliesTo(input, draft));
  const previous = previousInputs.at(-1);
  return {
    labels: stepLabels(
      flow,
      flow.inputs.filter((input) => appliesTo(input, draft)),
    ),
    current: inputLabels(flow, previousInputs).length,
    back: previous ? { to: urlOf(flow.base, previous.slug), label: backLabel(flow) } : flow.parent,
  };
}

/** Returns the position of a signature. Its back link leads to the step that requested it. */
export function signaturePosition<T extends FlowTypes>(
  flow: Flow<T>,
  { origin, draft }: AtSignature<T>,
): Position {
  if (origin.step === 'input') {
    const { labels, current, back } = positionOf(flow, draft, origin.index + 1);
    return { labels, current: current - 1, back };
  }
  const { current } = positionOf(flow, draft, flow.inputs.length);
  const inputs = flow.inputs.filter((input) => appliesTo(input, draft));
  return {
    labels: stepLabels(flow, inputs, signatureLabels(flow.signature.confirm)),
    current: current + 1,
    back: { to: urlOf(flow.base, CONFIRM_SLUG), label: CONFIRM_LABEL },
  };
}
