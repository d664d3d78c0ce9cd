/** The site that a page asked to leave for after signing out, in the route's state. Never a script. */
export function externalUrlOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('externalUrl' in state)) return undefined;
  const { externalUrl } = state;
  return typeof externalUrl === 'string' && /^https?:\/\//i.test(externalUrl) ? externalUrl : undefined;
}
