import type { SignatureRequest } from './signature';

type Input<Draft, Quote> = { step: 'input'; index: number; draft: Draft; quote: Quote | undefined };
export type Confirm<Draft, Quote> = { step: 'confirm'; draft: Draft; quote: Quote };

/** `over` is the step that the bank answered with a request to sign. */
export type Sign<Draft, Quote> = {
  step: 'sign';
  draft: Draft;
  quote: Quote;
  request: SignatureRequest;
  over: Input<Draft, Quote> | Confirm<Draft, Quote>;
};

/** How far an operation has got. Each step holds what it needs: confirm cannot exist without its quote. */
export type Progress<Draft, Quote> =
  | Input<Draft, Quote>
  | Confirm<Draft, Quote>
  | Sign<Draft, Quote>
  /** Sent, and no answer came: it can neither be repeated nor changed. */
  | { step: 'unknown'; draft: Draft; quote: Quote };

/** What an address asks for. */
export type Asked = { step: 'input'; index: number } | { step: 'sign' } | { step: 'confirm' };

export const SIGN_SLUG = 'token-verification';
export const CONFIRM_SLUG = 'confirm';
export const RECEIPT_SLUG = 'receipt';

/** Undefined for an address that no step of the flow has. */
export function askedBy(
  slug: string,
  inputs: readonly { slug: string }[],
  signsAsStep: boolean,
): Asked | undefined {
  const index = inputs.findIndex((input) => input.slug === slug);
  if (index >= 0) return { step: 'input', index };
  if (slug === CONFIRM_SLUG) return { step: 'confirm' };
  return slug === SIGN_SLUG && signsAsStep ? { step: 'sign' } : undefined;
}

/** The last input that may be shown. */
function furthestInput<Draft, Quote>(reached: Progress<Draft, Quote>): number {
  if (reached.step === 'sign') return furthestInput(reached.over);
  return reached.step === 'input' ? reached.index : Number.POSITIVE_INFINITY;
}

/** Whether a signature in a dialog stands over the step that the address asks for. */
const covers = (over: Sign<unknown, unknown>['over'], asked: Asked) =>
  asked.step === over.step && (asked.step !== 'input' || over.step !== 'input' || asked.index === over.index);

/** The address asks for a step; what has been reached decides whether it may be shown. */
export function visit<Draft, Quote>(
  reached: Progress<Draft, Quote>,
  asked: Asked,
  signsAsStep: boolean,
): Progress<Draft, Quote> {
  if (reached.step === 'unknown') return reached;
  if (reached.step === 'sign' && !signsAsStep && covers(reached.over, asked)) return reached;
  if (asked.step === 'input' && asked.index <= furthestInput(reached)) {
    return { step: 'input', index: asked.index, draft: reached.draft, quote: reached.quote };
  }
  // Leaving a signature shows the step that asked for it again.
  if (asked.step === 'confirm' && reached.step === 'sign' && reached.over.step === 'confirm')
    return reached.over;
  return reached;
}

/** The step after input `index` has been accepted. */
export const after = <Draft, Quote>(
  index: number,
  inputs: number,
  draft: Draft,
  quote: Quote,
): Progress<Draft, Quote> =>
  index + 1 < inputs ? { step: 'input', index: index + 1, draft, quote } : { step: 'confirm', draft, quote };

export const urlOf = (base: string, slug: string): string => (slug === '' ? base : `${base}/${slug}`);

/** The last part of a step's address. A signature in a dialog stays on the page that it covers. */
export function slugOf(
  progress: Progress<unknown, unknown>,
  inputs: readonly { slug: string }[],
  signsAsStep: boolean,
): string {
  switch (progress.step) {
    case 'input':
      return inputs[progress.index]?.slug ?? '';
    case 'sign':
      return signsAsStep ? SIGN_SLUG : slugOf(progress.over, inputs, signsAsStep);
    case 'confirm':
    case 'unknown':
      return CONFIRM_SLUG;
  }
}
