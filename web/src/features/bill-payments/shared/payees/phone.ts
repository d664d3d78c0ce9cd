import * as z from 'zod/mini';
import { wrongLength } from '#contract/domain/length-rule';
import { MOBILE_LENGTH, MobileTelephone } from '#contract/domain/mobile-telephone';

export function checkPhone(phone: string): string | undefined {
  if (phone === '') return 'Escribe el celular.';
  if (phone.length !== MOBILE_LENGTH) return wrongLength('El celular', MOBILE_LENGTH, phone.length);
  return z.safeParse(MobileTelephone, phone).error?.issues[0]?.message;
}

/** Phone numbers have no check digit and a top-up cannot be undone, so the number is typed twice. */
export function checkRepeated(phone: string, repeated: string): string | undefined {
  if (repeated === '') return 'Escribe otra vez el celular.';
  return repeated === phone ? undefined : 'No es el mismo celular que escribiste antes.';
}
