import * as z from 'zod/mini';
import { MOBILE_LENGTH, MobileTelephone } from '#contract/shared/mobile-telephone';

const off = (count: number, [one, many]: readonly [string, string]): string =>
  `Son ${MOBILE_LENGTH} dígitos. ${count === 1 ? one : many} ${count}.`;

/** 'Son 10 dígitos. Te falta 1.' */
export function checkPhone(phone: string): string | undefined {
  if (phone === '') return 'Escribe el celular.';
  const missing = MOBILE_LENGTH - phone.length;
  if (missing > 0) return off(missing, ['Te falta', 'Te faltan']);
  if (missing < 0) return off(-missing, ['Te sobra', 'Te sobran']);
  return z.safeParse(MobileTelephone, phone).error?.issues[0]?.message;
}

/** A number has no check digit, and what is topped up cannot be had back: it is typed twice. */
export function checkRepeated(phone: string, repeated: string): string | undefined {
  if (repeated === '') return 'Escribe otra vez el celular.';
  return repeated === phone ? undefined : 'No es el mismo celular que escribiste antes.';
}
