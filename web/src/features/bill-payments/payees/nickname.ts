import * as z from 'zod/mini';
import { countCharacters } from '#contract/domain/text';
import { NewPayee, NICKNAME_MAX } from '#contract/payees';

/** As the bank keeps it. */
export const normalizeNickname = (text: string): string => text.trim().replace(/ +/g, ' ');

/** What is wrong with what a payee is to be called. */
export function checkNickname(text: string): string | undefined {
  const nickname = normalizeNickname(text);
  if (nickname === '') return 'Escribe un alias.';
  if (countCharacters(nickname) > NICKNAME_MAX) return `Máximo ${NICKNAME_MAX} caracteres.`;
  return z.safeParse(NewPayee.shape.nickname, nickname).error?.issues[0]?.message;
}
