import type { SignatureRequest } from '../signature/request';
import type { Signatures } from './flow';

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

/** What of a flow decides its addresses. */
export type Places<Draft> = {
  inputs: readonly { slug: string; applies: (draft: Draft) => boolean }[];
  signature: Readonly<Record<keyof Signatures, { slug: string | null } | null>>;
};

export const CONFIRM_SLUG = 'confirm';

/** Undefined for an address that no step of the flow has. */
export function askedBy<Draft>(slug: string, { inputs, signature }: Places<Draft>): Asked | undefined {
  const index = inputs.findIndex((input) => input.slug === slug);
  if (index >= 0) return { step: 'input', index };
  if (slug === CONFIRM_SLUG) return { step: 'confirm' };
  const signs = slug === signature.input?.slug || slug === signature.confirm?.slug;
  return signs ? { step: 'sign' } : undefined;
}

/** The last input that may be shown. */
function furthestInput<Draft, Quote>(reached: Progress<Draft, Quote>): number {
  if (reached.step === 'sign') return furthestInput(reached.over);
  return reached.step === 'input' ? reached.index : Number.POSITIVE_INFINITY;
}

/** Whether a signature in a dialog stands over the step that the address asks for. */
const covers = (over: Sign<unknown, unknown>['over'], asked: Asked) =>
  asked.step === over.step && (asked.step !== 'input' || over.step !== 'input' || asked.index === over.index);

/** Whether a signature stands in a dialog over the page that asked for it. */
export const isDialog = ({ over }: Sign<unknown, unknown>, { signature }: Places<never>) =>
  signature[over.step]?.slug === null;

/** The address asks for a step; what has been reached decides whether it may be shown. */
export function visit<Draft, Quote>(
  reached: Progress<Draft, Quote>,
  asked: Asked,
  places: Places<Draft>,
): Progress<Draft, Quote> {
  if (reached.step === 'unknown') return reached;
  if (reached.step === 'sign' && isDialog(reached, places) && covers(reached.over, asked)) return reached;
  if (asked.step === 'input' && asked.index <= furthestInput(reached)) {
    const applies = places.inputs[asked.index]?.applies(reached.draft) ?? false;
    return applies
      ? { step: 'input', index: asked.index, draft: reached.draft, quote: reached.quote }
      : reached;
  }
  // Leaving a signature shows the step that asked for it again.
  if (asked.step === 'confirm' && reached.step === 'sign' && reached.over.step === 'confirm')
    return reached.over;
  return reached;
}

/** The step after input `index` has been accepted. */
export function after<Draft, Quote>(
  index: number,
  { inputs }: Pick<Places<Draft>, 'inputs'>,
  draft: Draft,
  quote: Quote,
): Progress<Draft, Quote> {
  const next = inputs.findIndex((input, place) => place > index && input.applies(draft));
  return next < 0 ? { step: 'confirm', draft, quote } : { step: 'input', index: next, draft, quote };
}

export const urlOf = (base: string, slug: string): string => (slug === '' ? base : `${base}/${slug}`);

/** The last part of a step's address. A signature in a dialog stays on the page that it covers. */
export function slugOf<Draft>(progress: Progress<Draft, unknown>, places: Places<Draft>): string {
  switch (progress.step) {
    case 'input':
      return places.inputs[progress.index]?.slug ?? '';
    case 'sign':
      return places.signature[progress.over.step]?.slug ?? slugOf(progress.over, places);
    case 'confirm':
    case 'unknown':
      return CONFIRM_SLUG;
  }
}
