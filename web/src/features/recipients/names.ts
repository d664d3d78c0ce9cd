import { CHARACTERS, subjectLengthProblem } from '#contract/domain/length-rule';
import { countCharacters, labelProblem } from '#contract/domain/text';
import { MAX_ALIAS_LENGTH, MAX_NAME_LENGTH, type RecipientType } from '#contract/recipients';
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
  subjectLengthProblem(subject, countCharacters(text.trim()), { max }, CHARACTERS) ??
  labelProblem(subject, text);

const requiredError = (subject: string, text: string, max: number, missing: string): string | undefined =>
  text.trim() === '' ? missing : textError(subject, text, max);

export function checkNames(draft: NamesDraft): FieldErrors<NamesDraft> {
  const alias = requiredError('El alias', draft.alias, MAX_ALIAS_LENGTH, 'Escribe un alias.');
  if (draft.recipientType === 'BUSINESS') {
    return {
      name: requiredError('El nombre', draft.name, MAX_NAME_LENGTH, 'Escribe el nombre de la empresa.'),
      alias,
    };
  }
  return {
    name: requiredError('El nombre', draft.name, MAX_NAME_LENGTH, 'Escribe el nombre.'),
    lastName: requiredError(
      'El apellido paterno',
      draft.lastName,
      MAX_NAME_LENGTH,
      'Escribe el apellido paterno.',
    ),
    secondLastName: textError('El apellido materno', draft.secondLastName, MAX_NAME_LENGTH),
    alias,
  };
}

const normalizeSpaces = (text: string) => text.trim().replace(/ +/g, ' ');

/** Returns the default alias: the name, cut at a word boundary. */
export function proposedAlias({ recipientType, name, lastName }: NamesDraft): string {
  const characters = [...normalizeSpaces(recipientType === 'BUSINESS' ? name : `${name} ${lastName}`)];
  if (characters.length <= MAX_ALIAS_LENGTH) return characters.join('');
  const end = characters.lastIndexOf(' ', MAX_ALIAS_LENGTH);
  return characters.slice(0, end > 0 ? end : MAX_ALIAS_LENGTH).join('');
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
