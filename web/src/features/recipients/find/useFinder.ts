import { useQuery } from '@tanstack/react-query';
import { type Account, accountName } from '#contract/domain/account';
import { accountOfClabe } from '#contract/domain/clabe';
import { isForeignNumber } from '#contract/domain/mobile-telephone';
import type { Recipient } from '#contract/recipients';
import { useRecipients } from '#web/lib/api/queries/recipients.ts';
import { institutionsQuery } from '#web/lib/api/queries/references.ts';
import { useOwnAccounts } from '#web/lib/api/queries/summary.ts';
import { normalizeForSearch } from '#web/lib/format/normalize-for-search.ts';
import { matchesAllTerms, termsOf } from '#web/lib/format/search-terms.ts';
import { type NamesInText, namesInText } from '../names-in-text';
import { byUse } from '../shared/saved-recipient';
import { recipientSearch } from '../shared/search';
import { isNumberOf, isPartOf, type NumberReading, numberIn, readNumber } from './typed-number';

const MAX_RESULTS = 5;

const FOREIGN: NumberReading = {
  offers: [],
  error: 'Solo puedes enviar a celulares de México (+52).',
};

/** `names` are of the person in the same text. */
type NumberResult = NumberReading & { names?: NamesInText | undefined };

export type FinderResult = {
  people: readonly Recipient[];
  /** The customer's own accounts that can receive a transfer. */
  accounts: readonly Account[];
  /** Result for a number that no saved recipient has. */
  number: NumberResult | undefined;
  isPending: boolean;
  failed: boolean;
  retry: () => void;
};

const matches = (texts: readonly string[], terms: readonly string[]): boolean =>
  matchesAllTerms(texts.map(normalizeForSearch).join(' '), terms);

/** Finds recipients and own accounts by a typed name or number. */
export function useFinder(text: string): FinderResult {
  const digits = numberIn(text);
  const recipients = useRecipients();
  const ownAccounts = useOwnAccounts();
  const institutions = useQuery({ ...institutionsQuery, enabled: digits !== undefined });
  const people = (recipients.data ?? []).filter(({ accountType }) => accountType !== 'OWN');
  const accounts = (ownAccounts.data ?? []).filter(({ clabe }) => clabe !== undefined);
  const queries = digits === undefined ? [recipients, ownAccounts] : [recipients, ownAccounts, institutions];
  const state = {
    isPending: queries.some(({ isPending }) => isPending),
    failed: queries.some(({ isError }) => isError),
    retry: () => queries.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  };
  if (isForeignNumber(text)) return { ...state, people: [], accounts: [], number: FOREIGN };
  if (digits === undefined) {
    const terms = termsOf(text);
    return {
      ...state,
      people: people
        .filter((recipient) => matches(recipientSearch.texts(recipient), terms))
        .toSorted(byUse)
        .slice(0, MAX_RESULTS),
      accounts: accounts.filter((account) => matches([accountName(account), account.type], terms)),
      number: undefined,
    };
  }
  const exactMatches = people.filter((recipient) => isNumberOf(recipient, digits));
  const ownMatches = accounts.filter(
    ({ clabe = '' }) => clabe === digits || accountOfClabe(clabe) === digits,
  );
  const isKnown = exactMatches.length > 0 || ownMatches.length > 0;
  return {
    ...state,
    people: isKnown
      ? exactMatches
      : people.filter((recipient) => isPartOf(recipient, digits)).slice(0, MAX_RESULTS),
    accounts: ownMatches,
    number:
      isKnown || institutions.data === undefined
        ? undefined
        : {
            ...readNumber(digits, institutions.data),
            names: namesInText(text, institutions.data),
          },
  };
}
