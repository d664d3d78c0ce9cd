export const HOME = '/account-summary';

const MAX_LENGTH = 2000;

/** Path segments of client routes; keys may contain a colon, a dot or percent-encoding. */
const ROUTE = /^(?:\/(?:[A-Za-z0-9._~:-]|%[0-9A-Fa-f]{2})+)*\/?$/;
/** Query or fragment: printable ASCII without backslash and `#`. */
const ALLOWED_CHARACTERS = /^[\x21-\x22\x24-\x5b\x5d-\x7e]*$/;
/** Segments of dots only, which may refer to a parent folder. */
const DOT_SEGMENT = /(^|\/)\.+(\/|$)/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are rejected.
const UNSAFE_CHARACTER = /[/\\\u0000-\u001f\u007f]/;
/** Session pages would end or deny the new session. */
const SESSION_PAGE = /^\/(signin|logged-out|session-timeout|auth)([/?#]|$)/i;

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

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
    .every((reading) => !UNSAFE_CHARACTER.test(reading) && !DOT_SEGMENT.test(reading));

/** Prevents open redirects: returns a route of the client, or the home page. */
export function safeContinue(value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > MAX_LENGTH) return HOME;
  const [address = '', ...fragment] = value.split('#');
  const [route = '', ...query] = address.split('?');
  if (
    !isRoute(route) ||
    !ALLOWED_CHARACTERS.test(query.join('?')) ||
    !ALLOWED_CHARACTERS.test(fragment.join('#'))
  )
    return HOME;
  const decodedValue = decoded(value);
  return decodedValue === null || /signout/i.test(decodedValue) || SESSION_PAGE.test(decodedValue)
    ? HOME
    : value;
}
