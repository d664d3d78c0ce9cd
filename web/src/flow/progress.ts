import type { SignatureRequest } from './submission/signature-request';

export type Content = { draft: unknown; quote: unknown };

export type AtInput<T extends Content> = {
  step: 'input';
  index: number;
  draft: T['draft'];
  quote: T['quote'] | undefined;
};

export type AtConfirm<T extends Content> = { step: 'confirm'; draft: T['draft']; quote: T['quote'] };

/** `origin` is the step whose response requested the signature. */
export type AtSignature<T extends Content> = {
  step: 'sign';
  draft: T['draft'];
  quote: T['quote'];
  request: SignatureRequest;
  origin: AtInput<T> | AtConfirm<T>;
};

export type AtUnknown<T extends Content> = {
  step: 'unknown';
  draft: T['draft'];
  quote: T['quote'];
  at: string;
};

/** Each step contains its prerequisites: confirm cannot exist without a quote. */
export type Progress<T extends Content> = AtInput<T> | AtConfirm<T> | AtSignature<T> | AtUnknown<T>;

export type RequestedStep = { step: 'input'; index: number } | { step: 'sign' } | { step: 'confirm' };

export type Routes<T extends Content> = {
  inputs: readonly { slug: string; applies?: ((draft: T['draft']) => boolean) | undefined }[];
  signature: Readonly<Record<'input' | 'confirm', { slug: string | null } | null>>;
};

export const appliesTo = <Draft>(
  { applies }: { applies?: ((draft: Draft) => boolean) | undefined },
  draft: Draft,
): boolean => applies?.(draft) ?? true;

function furthestInput<T extends Content>(reachedStep: Progress<T>): number {
  if (reachedStep.step === 'sign') return furthestInput<T>(reachedStep.origin);
  return reachedStep.step === 'input' ? reachedStep.index : Number.POSITIVE_INFINITY;
}

const isSameStep = (origin: AtSignature<Content>['origin'], requested: RequestedStep) =>
  requested.step === origin.step &&
  (requested.step !== 'input' || origin.step !== 'input' || requested.index === origin.index);

export const isDialog = (
  { origin }: Pick<AtSignature<Content>, 'origin'>,
  { signature }: Pick<Routes<Content>, 'signature'>,
) => signature[origin.step]?.slug === null;

/** Returns the step in the URL if the customer has reached it, else the furthest step. */
export function stepToShow<T extends Content>(
  reachedStep: Progress<T>,
  requested: RequestedStep,
  routes: Routes<T>,
): Progress<T> {
  if (reachedStep.step === 'unknown') return reachedStep;
  if (
    reachedStep.step === 'sign' &&
    isDialog(reachedStep, routes) &&
    isSameStep(reachedStep.origin, requested)
  )
    return reachedStep;
  if (requested.step === 'input' && requested.index <= furthestInput<T>(reachedStep)) {
    const input = routes.inputs[requested.index];
    const applies = input !== undefined && appliesTo(input, reachedStep.draft);
    return applies
      ? { step: 'input', index: requested.index, draft: reachedStep.draft, quote: reachedStep.quote }
      : reachedStep;
  }
  if (requested.step === 'confirm' && reachedStep.step === 'sign' && reachedStep.origin.step === 'confirm')
    return reachedStep.origin;
  return reachedStep;
}

export function stepAfter<T extends Content>(
  index: number,
  { inputs }: Pick<Routes<T>, 'inputs'>,
  draft: T['draft'],
  quote: T['quote'],
): AtInput<T> | AtConfirm<T> {
  const next = inputs.findIndex((input, position) => position > index && appliesTo(input, draft));
  return next < 0 ? { step: 'confirm', draft, quote } : { step: 'input', index: next, draft, quote };
}
