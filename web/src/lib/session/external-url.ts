import { brand } from '#contract/brand';

const { survey, mobileAppUrl, privacy, security, terms, previousVersion } = brand;

const allowedOrigins = new Set(
  [
    survey,
    mobileAppUrl,
    privacy,
    security,
    terms,
    ...Object.values(previousVersion).flatMap((addresses) => Object.values(addresses)),
  ].map((address) => new URL(address).origin),
);

export function externalUrlOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('externalUrl' in state)) return undefined;
  const { externalUrl } = state;
  if (typeof externalUrl !== 'string' || !URL.canParse(externalUrl)) return undefined;
  return allowedOrigins.has(new URL(externalUrl).origin) ? externalUrl : undefined;
}
