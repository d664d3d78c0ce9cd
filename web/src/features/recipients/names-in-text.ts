import type { Institution } from '#contract/references';
import { normalizeForSearch } from '#web/lib/format/normalize-for-search.ts';
import { lettersOnly } from './filters';
import { type NamesDraft, noNames, proposedAlias } from './names';

const LABEL = /\b(?:a nombre de|nombre|titular|beneficiari[oa])\b[\s:]*/i;
const PARTICLES: readonly string[] = ['de', 'del', 'la', 'las', 'los', 'y'];
const CAPITALIZED = /^\p{Lu}[\p{L}'’-]*/u;

const capitalize = (word: string): string =>
  word === word.toLocaleUpperCase('es-MX') && word.length > 1
    ? word.charAt(0) + word.slice(1).toLocaleLowerCase('es-MX')
    : word;

/** Returns the capitalized words at the beginning of the text, each with its particles: 'de la Luz'. */
function namesAtStart(text: string, bankWords: ReadonlySet<string>): string[] {
  const names: string[] = [];
  let particles = '';
  for (const token of text.split(/\s+/)) {
    const lowerCase = token.toLocaleLowerCase('es-MX');
    const [name] = CAPITALIZED.exec(token) ?? [];
    if (PARTICLES.includes(lowerCase) && names.length > 0) particles += `${lowerCase} `;
    else if (name === undefined || bankWords.has(normalizeForSearch(name))) break;
    else {
      names.push(particles + capitalize(name));
      particles = '';
      if (name !== token) break;
    }
  }
  return names;
}

export type NamesInText = Pick<NamesDraft, 'name' | 'lastName' | 'secondLastName' | 'alias'>;

/**
 * Returns the person named in a pasted message, as in 'a nombre de Laura Gómez Ruiz'; undefined without a label and a
 * capitalized name. With three words or more, the last two are the surnames.
 */
export function namesInText(text: string, institutions: readonly Institution[]): NamesInText | undefined {
  const normalized = text.normalize('NFC');
  const label = LABEL.exec(normalized);
  if (label === null) return undefined;
  const bankWords = new Set(institutions.map(({ name }) => normalizeForSearch(name).split(' ')[0] ?? ''));
  const [line = ''] = normalized.slice(label.index + label[0].length).split('\n');
  const names = namesAtStart(line, bankWords).map(lettersOnly.filter);
  if (names.length === 0) return undefined;
  const givenCount = Math.max(1, names.length - 2);
  const [lastName = '', secondLastName = ''] = names.slice(givenCount);
  const person = { name: names.slice(0, givenCount).join(' '), lastName, secondLastName };
  return { ...person, alias: proposedAlias({ ...noNames, ...person }) };
}
