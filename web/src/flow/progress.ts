import type { SignatureRequest } from './submission/signature-request';

export type Content = { draft: unknown; quote: unknown };

export type AtInput<T extends Content> = {
  step: 'input';
  index: number;
  draft: T['draft'];
  quote: T['quote'] | undefined;
};

export type AtConfirm<T extends Content> = { step: 'confirm'; draft: T['draft']; quote: T['quote'] };

/** `over` is the step whose answer requested the signature. */
export type AtSignature<T extends Content> = {
  step: 'sign';
  draft: T['draft'];
  quote: T['quote'];
  request: SignatureRequest;
  over: AtInput<T> | AtConfirm<T>;
};

export type AtUnknown<T extends Content> = {
  step: 'unknown';
  draft: T['draft'];
  quote: T['quote'];
  at: string;
};

/** Each step holds its prerequisites: confirm cannot exist without a quote. */
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

function furthestInput<T extends Content>(reached: Progress<T>): number {
  if (reached.step === 'sign') return furthestInput<T>(reached.over);
  return reached.step === 'input' ? reached.index : Number.POSITIVE_INFINITY;
}

const covers = (over: AtSignature<Content>['over'], requested: RequestedStep) =>
  requested.step === over.step &&
  (requested.step !== 'input' || over.step !== 'input' || requested.index === over.index);

export const isDialog = (
  { over }: Pick<AtSignature<Content>, 'over'>,
  { signature }: Pick<Routes<Content>, 'signature'>,
) => signature[over.step]?.slug === null;

/** The step in the address if it was reached, else the furthest one. */
export function stepToShow<T extends Content>(
  reached: Progress<T>,
  requested: RequestedStep,
  routes: Routes<T>,
): Progress<T> {
  if (reached.step === 'unknown') return reached;
  if (reached.step === 'sign' && isDialog(reached, routes) && covers(reached.over, requested)) return reached;
  if (requested.step === 'input' && requested.index <= furthestInput<T>(reached)) {
    const input = routes.inputs[requested.index];
    const applies = input !== undefined && appliesTo(input, reached.draft);
    return applies
      ? { step: 'input', index: requested.index, draft: reached.draft, quote: reached.quote }
      : reached;
  }
  if (requested.step === 'confirm' && reached.step === 'sign' && reached.over.step === 'confirm')
    return reached.over;
  return reached;
}

export function stepAfter<T extends Content>(
  index: number,
  { inputs }: Pick<Routes<T>, 'inputs'>,
  draft: T['draft'],
  quote: T['quote'],
): AtInput<T> | AtConfirm<T> {
  const next = inputs.findIndex((input, place) => place > index && appliesTo(input, draft));
  return next < 0 ? { step: 'confirm', draft, quote } : { step: 'input', index: next, draft, quote };
}
