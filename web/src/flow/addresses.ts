import type { Content, Progress, RequestedStep, Routes } from './progress';

export const CONFIRM_SLUG = 'confirm';

export function requestedStep<T extends Content>(
  slug: string,
  { inputs, signature }: Routes<T>,
): RequestedStep | undefined {
  const index = inputs.findIndex((input) => input.slug === slug);
  if (index >= 0) return { step: 'input', index };
  if (slug === CONFIRM_SLUG) return { step: 'confirm' };
  const isSignature = slug === signature.input?.slug || slug === signature.confirm?.slug;
  return isSignature ? { step: 'sign' } : undefined;
}

export const urlOf = (base: string, slug: string): string => (slug === '' ? base : `${base}/${slug}`);

/** A signature dialog keeps the slug of the page below. */
export function slugOf<T extends Content>(progress: Progress<T>, routes: Routes<T>): string {
  switch (progress.step) {
    case 'input':
      return routes.inputs[progress.index]?.slug ?? '';
    case 'sign':
      return routes.signature[progress.origin.step]?.slug ?? slugOf<T>(progress.origin, routes);
    case 'confirm':
    case 'unknown':
      return CONFIRM_SLUG;
  }
}
