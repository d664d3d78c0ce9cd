import { brand } from '#contract/brand';

const { survey, mobileAppUrl, privacy, security, terms, previousVersion } = brand;

/** The sites that signing out may lead to: the bank's own. */
const sites = new Set(
  [
    survey,
    mobileAppUrl,
    privacy,
    security,
    terms,
    ...Object.values(previousVersion).flatMap((addresses) => Object.values(addresses)),
  ].map((address) => new URL(address).origin),
);

/** The site that a page asked to leave for after signing out, in the route's state; only one of ours. */
export function externalUrlOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('externalUrl' in state)) return undefined;
  const { externalUrl } = state;
  if (typeof externalUrl !== 'string' || !URL.canParse(externalUrl)) return undefined;
  return sites.has(new URL(externalUrl).origin) ? externalUrl : undefined;
}
