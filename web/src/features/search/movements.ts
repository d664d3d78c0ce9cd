import { queryOptions } from '@tanstack/react-query';
import type { Movement } from '#contract/accounts';
import { type Account, slugOf } from '#contract/domain/account';
import type { BankDate } from '#contract/domain/dates';
import { addMonths, monthOf, sameDay } from '#web/components/forms/calendar.ts';
import { accountUrl } from '#web/lib/addresses/summary.ts';
import { unwrap } from '#web/lib/api/client.ts';
import { accountsApi } from '#web/lib/api/clients/accounts.ts';
import { creditApi } from '#web/lib/api/clients/credit.ts';
import { pagesOf } from '#web/lib/api/pages.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { matchesAllTerms } from '#web/lib/format/search-terms.ts';
import { searchableText } from '../accounts/movements/searched-text';

/** Minimum term length: shorter terms match too many movements to justify reading a year. */
const MIN_TERM_LENGTH = 3;

/** True if a term is long enough to search movements. */
export const asksForMovements = (terms: readonly string[]): boolean =>
  terms.some((term) => term.length >= MIN_TERM_LENGTH);

/** Products with a list of movements. */
const readMovements = {
  'chequing': accountsApi.transactions.query,
  'investment-fund': accountsApi.transactions.query,
  'investment-product': accountsApi.transactions.query,
  'credit-card': creditApi.cardTransactions.query,
  'line-of-credit': creditApi.lineTransactions.query,
};
type Slug = keyof typeof readMovements;
const isListed = (slug: string): slug is Slug => Object.hasOwn(readMovements, slug);

export const hasMovements = ({ type }: Account): boolean => isListed(slugOf[type]);

/** A movement with its precomputed search text. */
export type Entry = { movement: Movement; account: Account; text: string };

/** A movement posted between two reads shifts a row onto both pages. */
export const identity = ({ key, amount, balance }: Movement): string => `${key} ${amount} ${balance}`;

/** Sorts newest first; stable within a day. */
const byDay = ({ postedDate: a }: Movement, { postedDate: b }: Movement): number =>
  a < b ? 1 : a > b ? -1 : 0;

/** First day of the searched year. */
export const searchedSince = (today: BankDate): BankDate => sameDay(today, addMonths(monthOf(today), -12));

async function readYear(account: Account, today: BankDate, signal: AbortSignal): Promise<Entry[]> {
  const slug = slugOf[account.type];
  if (!isListed(slug)) return [];
  const range = { from_date: searchedSince(today), to_date: today };
  const entries = new Map<string, Entry>();
  const call = {
    params: { accountKey: account.key },
    fetchOptions: { signal },
  };
  for await (const page of pagesOf((part) =>
    unwrap(readMovements[slug]({ ...call, query: { ...range, ...part } })),
  ))
    for (const movement of page.toSorted(byDay))
      entries.set(identity(movement), { movement, account, text: searchableText(movement) });
  return [...entries.values()];
}

const STALE_MS = 5 * 60_000;

/** Query of the last year of an account, newest first. Refetched after a transaction or when stale. */
export const yearOf = (account: Account, today: BankDate) =>
  queryOptions({
    queryKey: [...queryKeys.accounts.part(account.key, 'movements'), 'searched', today],
    queryFn: ({ signal }) => readYear(account, today, signal),
    staleTime: STALE_MS,
    // Comparing thousands of rows is too expensive.
    structuralSharing: false,
  });

export type MoreMatches = { account: Account; count: number };

export type FoundMovements = { newest: Entry[]; count: number; more: MoreMatches[] };

/** Returns the newest movements that match all terms, and the total count. */
export function findMovements(
  years: readonly (readonly Entry[])[],
  terms: readonly string[],
  most: number,
): FoundMovements {
  const matches = years.map((entries) => entries.filter(({ text }) => matchesAllTerms(text, terms)));
  // Takes at most `most` per account before sorting, to sort few of thousands.
  const newest = matches
    .flatMap((entries) => entries.slice(0, most))
    .toSorted((a, b) => byDay(a.movement, b.movement))
    .slice(0, most);
  return {
    newest,
    count: matches.reduce((count, { length }) => count + length, 0),
    more: matches.flatMap(([first, ...others]) => {
      if (first === undefined) return [];
      const { account } = first;
      const count = 1 + others.length;
      return count > newest.filter((entry) => entry.account.key === account.key).length
        ? [{ account, count }]
        : [];
    }),
  };
}

/** Returns the URL of the account page for that day, with the movement open. */
export const movementUrl = ({ movement: { key, postedDate }, account }: Entry): string =>
  `${accountUrl(account)}?${new URLSearchParams({ period: 'dates', from_date: postedDate, to_date: postedDate, movement: key })}`;

/** Returns the URL of the account page with the search; without a period it covers the whole year. */
export const searchUrl = (account: Account, search: string): string =>
  `${accountUrl(account)}?${new URLSearchParams({ q: search })}`;
