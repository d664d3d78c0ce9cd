import { countCharacters } from '#contract/domain/text';
import { ALIAS_MAX, NAME_MAX, type RecipientType } from '#contract/recipients';
import type { FieldErrors } from '#web/components/forms/draft.ts';

/** What a recipient is called, as a form holds it: a person by three names, a business by the first. */
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

const tooLong = (text: string, max: number): string | undefined =>
  countCharacters(text.trim()) > max ? `Máximo ${max} caracteres` : undefined;

const check = (text: string, max: number, missing: string): string | undefined =>
  text.trim() === '' ? missing : tooLong(text, max);

/** What is wrong with the names, in the customer's words. */
export function checkNames(draft: NamesDraft): FieldErrors<NamesDraft> {
  const alias = check(draft.alias, ALIAS_MAX, 'Escribe un alias.');
  if (draft.recipientType === 'BUSINESS') {
    return { name: check(draft.name, NAME_MAX, 'Escribe el nombre de la empresa.'), alias };
  }
  return {
    name: check(draft.name, NAME_MAX, 'Escribe el nombre.'),
    lastName: check(draft.lastName, NAME_MAX, 'Escribe el apellido paterno.'),
    // Not everybody has one.
    secondLastName: tooLong(draft.secondLastName, NAME_MAX),
    alias,
  };
}

const tidy = (text: string) => text.trim().replace(/ +/g, ' ');

/** What somebody is called until the customer calls them something else: by their name, as many words as fit. */
export function proposedAlias({ recipientType, name, lastName }: NamesDraft): string {
  const whole = [...tidy(recipientType === 'BUSINESS' ? name : `${name} ${lastName}`)];
  if (whole.length <= ALIAS_MAX) return whole.join('');
  const end = whole.lastIndexOf(' ', ALIAS_MAX);
  return whole.slice(0, end > 0 ? end : ALIAS_MAX).join('');
}

/** The names as the bank wants them: a business has no surnames. */
export const namesBody = ({ recipientType, name, lastName, secondLastName, alias }: NamesDraft) => ({
  alias: tidy(alias),
  name: tidy(name),
  ...(recipientType === 'PERSONAL' && {
    last_name: tidy(lastName),
    ...(tidy(secondLastName) !== '' && { second_last_name: tidy(secondLastName) }),
  }),
});

/** Which field each of the bank's names is. */
export const nameFields = [
  ['name', 'name'],
  ['lastName', 'last_name'],
  ['secondLastName', 'second_last_name'],
  ['alias', 'alias'],
] as const;
