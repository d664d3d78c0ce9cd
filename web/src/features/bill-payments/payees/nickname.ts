import { CHARACTERS, subjectLengthProblem } from '#contract/domain/length-rule';
import { countCharacters, labelProblem } from '#contract/domain/text';
import { MAX_NICKNAME_LENGTH } from '#contract/payees';

/** Normalizes as the bank does. */
export const normalizeNickname = (text: string): string => text.trim().replace(/ +/g, ' ');

export function checkNickname(text: string): string | undefined {
  const nickname = normalizeNickname(text);
  if (nickname === '') return 'Escribe un alias.';
  const tooLong = subjectLengthProblem(
    'El alias',
    countCharacters(nickname),
    { max: MAX_NICKNAME_LENGTH },
    CHARACTERS,
  );
  return tooLong ?? labelProblem('El alias', nickname);
}
