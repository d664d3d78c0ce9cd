import * as z from 'zod/mini';
import { countCharacters } from '#contract/domain/text';
import { NewPayee, NICKNAME_MAX } from '#contract/payees';

/** Normalizes as the bank does. */
export const normalizeNickname = (text: string): string => text.trim().replace(/ +/g, ' ');

export function checkNickname(text: string): string | undefined {
  const nickname = normalizeNickname(text);
  if (nickname === '') return 'Escribe un alias.';
  if (countCharacters(nickname) > NICKNAME_MAX) return `Máximo ${NICKNAME_MAX} caracteres.`;
  return z.safeParse(NewPayee.shape.nickname, nickname).error?.issues[0]?.message;
}
