import * as z from 'zod/mini';
import type { LoggedCall } from '../instruments/logged-call';

const IssuedTokens = z.catch(z.object({ key: z.optional(z.string()), nonce: z.optional(z.string()) }), {});
type IssuedTokens = z.infer<typeof IssuedTokens>;

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** Returns the key and the nonce in an answer. */
export const issuedIn = (text: string | undefined): IssuedTokens => IssuedTokens.parse(parseJson(text));

const issuedBy = ({ exchange }: LoggedCall): IssuedTokens => issuedIn(exchange?.answer.body?.text);

const valuesOf = ({ key, nonce }: IssuedTokens): string[] =>
  [key, nonce].filter((value) => value !== undefined);

export function nonceOf({ exchange }: LoggedCall): string | undefined {
  const query = exchange?.url.split('?')[1];
  return (
    IssuedTokens.parse(parseJson(exchange?.request.body?.text)).nonce ??
    new URLSearchParams(query).get('nonce') ??
    undefined
  );
}

const wholeWord = (text: string): RegExp =>
  new RegExp(`(?<![\\w-])${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`, 'g');

export const replaceAll = (text: string, replacements: ReadonlyMap<string, string>): string =>
  [...replacements].reduce((current, [from, to]) => current.replace(wholeWord(from), () => to), text);

const mentions = ({ exchange }: LoggedCall, values: ReadonlySet<string>): boolean => {
  const text = `${exchange?.url} ${exchange?.request.body?.text ?? ''}`;
  return [...values].some((value) => wholeWord(value).test(text));
};

const isOk = ({ status }: LoggedCall): boolean => status >= 200 && status < 400;

/**
 * Returns the calls that must precede `call`, oldest first: the call that issued its nonce, and calls that used
 * the issued values, such as validations and signatures. Empty if the log lacks the issuing call.
 */
export function preparationOf(call: LoggedCall, log: readonly LoggedCall[]): LoggedCall[] {
  const nonce = nonceOf(call);
  const earlier = log.filter(({ number, customer }) => number < call.number && customer === call.customer);
  const issuer = earlier.find((each) => isOk(each) && issuedBy(each).nonce === nonce);
  if (!issuer) return [];
  const values = new Set(valuesOf(issuedBy(issuer)));
  const usedCalls = earlier.filter((each) => {
    if (each.number <= issuer.number || !isOk(each)) return false;
    const issued = valuesOf(issuedBy(each));
    const isNeeded =
      (each.method !== 'GET' && mentions(each, values)) || issued.some((value) => values.has(value));
    if (isNeeded) for (const value of issued) values.add(value);
    return isNeeded;
  });
  return [issuer, ...usedCalls];
}
