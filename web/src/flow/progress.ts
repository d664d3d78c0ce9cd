import type { SignatureRequest } from './submission/signature-request';

/** What of a flow's types stays with an operation on its way. */
export type Content = { draft: unknown; quote: unknown };

export type AtInput<T extends Content> = {
  step: 'input';
  index: number;
  draft: T['draft'];
  quote: T['quote'] | undefined;
};

export type AtConfirm<T extends Content> = { step: 'confirm'; draft: T['draft']; quote: T['quote'] };

/** `over` is the step that the bank answered with a request to sign. */
export type AtSignature<T extends Content> = {
  step: 'sign';
  draft: T['draft'];
  quote: T['quote'];
  request: SignatureRequest;
  over: AtInput<T> | AtConfirm<T>;
};

/** Sent at an instant, and no answer came: it cannot be changed any more. */
export type Unknown<T extends Content> = {
  step: 'unknown';
  draft: T['draft'];
  quote: T['quote'];
  at: string;
};

/** How far an operation has got. Each step holds what it needs: confirm cannot exist without its quote. */
export type Progress<T extends Content> = AtInput<T> | AtConfirm<T> | AtSignature<T> | Unknown<T>;

/** The step that an address names, whether or not it may be shown. */
export type Requested = { step: 'input'; index: number } | { step: 'sign' } | { step: 'confirm' };

/** What of a flow decides its addresses. */
export type Routes<T extends Content> = {
  inputs: readonly { slug: string; applies?: ((draft: T['draft']) => boolean) | undefined }[];
  signature: Readonly<Record<'input' | 'confirm', { slug: string | null } | null>>;
};

/** Whether an operation with this draft has the step. */
export const appliesTo = <Draft>(
  { applies }: { applies?: ((draft: Draft) => boolean) | undefined },
  draft: Draft,
): boolean => applies?.(draft) ?? true;

/** The last input that may be shown. */
function furthestInput<T extends Content>(reached: Progress<T>): number {
  if (reached.step === 'sign') return furthestInput<T>(reached.over);
  return reached.step === 'input' ? reached.index : Number.POSITIVE_INFINITY;
}

/** Whether the address names the step that a signature in a dialog stands over. */
const covers = (over: AtSignature<Content>['over'], requested: Requested) =>
  requested.step === over.step &&
  (requested.step !== 'input' || over.step !== 'input' || requested.index === over.index);

/** Whether a signature stands in a dialog over the page that asked for it. */
export const isDialog = (
  { over }: Pick<AtSignature<Content>, 'over'>,
  { signature }: Pick<Routes<Content>, 'signature'>,
) => signature[over.step]?.slug === null;

/** The step to show at an address: the one that it names if it has been reached, else the one that has. */
export function stepToShow<T extends Content>(
  reached: Progress<T>,
  requested: Requested,
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
  // Leaving a signature shows the step that asked for it again.
  if (requested.step === 'confirm' && reached.step === 'sign' && reached.over.step === 'confirm')
    return reached.over;
  return reached;
}

/** The step after input `index` has been accepted. */
export function stepAfter<T extends Content>(
  index: number,
  { inputs }: Pick<Routes<T>, 'inputs'>,
  draft: T['draft'],
  quote: T['quote'],
): AtInput<T> | AtConfirm<T> {
  const next = inputs.findIndex((input, place) => place > index && appliesTo(input, draft));
  return next < 0 ? { step: 'confirm', draft, quote } : { step: 'input', index: next, draft, quote };
}
