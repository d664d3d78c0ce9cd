/** Where a customer who did not come from anywhere goes. */
export const HOME = '/account-summary';

const MAX_LENGTH = 2000;

/** Segments of the client's own routes: nothing encoded, no dots that climb, no second slash. */
const ROUTE = /^\/(?:[A-Za-z0-9_~-][A-Za-z0-9._~-]*(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*\/?)?$/;
/** Printable ASCII without backslash and fragment. */
const QUERY = /^[\x21-\x22\x24-\x5b\x5d-\x7e]*$/;

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** `continue` when it is one of the client's routes on this site and not the way out; else the summary. */
export function safeContinue(value: unknown): string {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return HOME;
  const [route = '', ...rest] = value.split('?');
  if (!ROUTE.test(route) || !QUERY.test(rest.join('?'))) return HOME;
  const plain = decoded(value);
  return plain === null || plain.toLowerCase().includes('signout') ? HOME : value;
}
