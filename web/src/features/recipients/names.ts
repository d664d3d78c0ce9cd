import { boundsProblem, CHARACTERS } from '#contract/domain/length-rule';
import { countCharacters, labelProblem } from '#contract/domain/text';
import { ALIAS_MAX, NAME_MAX, type RecipientType } from '#contract/recipients';
import type { FieldErrors } from '#web/components/forms/draft.ts';

/** A business uses only `name`. */
export type NamesDraft = {
  recipientType: RecipientType;
  name: string;
  lastName: string;
  secondLastName: string;
  alias: string;
};

export const noNames: NamesDraft = {
  recipientType: 'PERSONAL',
  name: '',
  lastName: '',
  secondLastName: '',
  alias: '',
};

const textError = (subject: string, text: string, max: number): string | undefined =>
  boundsProblem(subject, countCharacters(text.trim()), { max }, CHARACTERS) ?? labelProblem(subject, text);

const requiredError = (subject: string, text: string, max: number, missing: string): string | undefined =>
  text.trim() === '' ? missing : textError(subject, text, max);

export function checkNames(draft: NamesDraft): FieldErrors<NamesDraft> {
  const alias = requiredError('El alias', draft.alias, ALIAS_MAX, 'Escribe un alias.');
  if (draft.recipientType === 'BUSINESS') {
    return {
      name: requiredError('El nombre', draft.name, NAME_MAX, 'Escribe el nombre de la empresa.'),
      alias,
    };
  }
  return {
    name: requiredError('El nombre', draft.name, NAME_MAX, 'Escribe el nombre.'),
    lastName: requiredError('El apellido paterno', draft.lastName, NAME_MAX, 'Escribe el apellido paterno.'),
    secondLastName: textError('El apellido materno', draft.secondLastName, NAME_MAX),
    alias,
  };
}

const normalizeSpaces = (text: string) => text.trim().replace(/ +/g, ' ');

/** Returns the default alias: the name, cut at a word boundary. */
export function proposedAlias({ recipientType, name, lastName }: NamesDraft): string {
  const characters = [...normalizeSpaces(recipientType === 'BUSINESS' ? name : `${name} ${lastName}`)];
  if (characters.length <= ALIAS_MAX) return characters.join('');
  const end = characters.lastIndexOf(' ', ALIAS_MAX);
  return characters.slice(0, end > 0 ? end : ALIAS_MAX).join('');
}

export const namesBody = ({ recipientType, name, lastName, secondLastName, alias }: NamesDraft) => ({
  alias: normalizeSpaces(alias),
  name: normalizeSpaces(name),
  ...(recipientType === 'PERSONAL' && {
    last_name: normalizeSpaces(lastName),
    ...(normalizeSpaces(secondLastName) !== '' && { second_last_name: normalizeSpaces(secondLastName) }),
  }),
});

/** Maps form fields to wire fields. */
export const nameFields = [
  ['name', 'name'],
  ['lastName', 'last_name'],
  ['secondLastName', 'second_last_name'],
  ['alias', 'alias'],
] as const;
