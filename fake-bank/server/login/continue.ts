/** Where a customer who did not come from anywhere goes. */
export const HOME = '/account-summary';

const MAX_LENGTH = 2000;

/** Segments of the client's own routes, as an address writes them: a key may hold a colon, a dot, or be encoded. */
const ROUTE = /^(?:\/(?:[A-Za-z0-9._~:-]|%[0-9A-Fa-f]{2})+)*\/?$/;
/** Of a query, and of a fragment: printable ASCII without backslash and another fragment. */
const PLAIN = /^[\x21-\x22\x24-\x5b\x5d-\x7e]*$/;
/** What no segment may turn out to be, however often it is decoded: a way up, a slash, a backslash, a control. */
const CLIMBS = /(^|\/)\.+(\/|$)/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are refused.
const LEADS_AWAY = /[/\\\u0000-\u001f\u007f]/;
/** Pages of the session itself: they would end the one that has just begun, or say that it is over. */
const SESSION_PAGE = /^\/(signin|logged-out|session-timeout|auth)([/?#]|$)/i;

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** A segment and all that it may be taken for by whoever decodes it once more. */
function readings(segment: string): string[] {
  const next = decoded(segment);
  return next === null || next === segment ? [segment] : [segment, ...readings(next)];
}

const isRoute = (route: string): boolean =>
  ROUTE.test(route) &&
  decoded(route) !== null &&
  route
    .split('/')
    .flatMap(readings)
    .every((reading) => !LEADS_AWAY.test(reading) && !CLIMBS.test(reading));

/** `continue` when it is one of the client's routes on this site, with a page to come back to; else the summary. */
export function safeContinue(value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > MAX_LENGTH) return HOME;
  const [address = '', ...fragment] = value.split('#');
  const [route = '', ...query] = address.split('?');
  if (!isRoute(route) || !PLAIN.test(query.join('?')) || !PLAIN.test(fragment.join('#'))) return HOME;
  const plain = decoded(value);
  return plain === null || /signout/i.test(plain) || SESSION_PAGE.test(plain) ? HOME : value;
}
