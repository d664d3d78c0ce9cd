import { brand } from '#contract/brand';
import { type ErrorCode, errorEntry, errorText, isErrorCode } from '#contract/errors';
import { ApiError, codeOf, isOutcomeUnknown } from '#web/lib/api/api-error.ts';
import { formatPhone } from '#web/lib/format/numbers.ts';

export type ErrorTexts = { heading: string; message: string };

/** Texts of a failed read about which nothing more is known. */
export const unread: ErrorTexts = {
  heading: 'No se pudo obtener la información.',
  message: 'Se detectó un error en la petición, por favor intenta de nuevo.',
};

/** The same on a page, in place of the content. */
export const NOT_LOADED = 'Oops, no pudimos cargar la información.';

const fill = ({ heading, message }: ErrorTexts): ErrorTexts => ({
  heading,
  message: message
    .replaceAll('{phone}', formatPhone(brand.phone))
    .replaceAll('{webBanking}', brand.webBanking),
});

/** The catalogue's words for a code, as the domain says them that was asked: `/api/payees/…`. */
export const codeTexts = (code: string, path = ''): ErrorTexts => fill(errorText(code, path.split('/')[2]));

/** What a refused operation says: the catalogue's words. */
export const operationTexts = (error: unknown): ErrorTexts =>
  codeTexts(codeOf(error), error instanceof ApiError ? error.path : undefined);

/** What an operation says that was not carried out: where no answer came, it was not even ordered. */
export const notOrderedTexts = (error: unknown): ErrorTexts =>
  isOutcomeUnknown(error)
    ? {
        heading: 'No pudimos pedir tu firma',
        message: 'El banco no respondió a tiempo. Tu operación no se ha enviado: intenta de nuevo.',
      }
    : operationTexts(error);

/** What the check of a form says: where no answer came, nothing was ordered and nothing is on its way. */
export const validationTexts = (error: unknown): ErrorTexts =>
  isOutcomeUnknown(error)
    ? {
        heading: 'No pudimos revisar tu operación',
        message: 'El banco no respondió a tiempo. Intenta de nuevo: todavía no se ha ordenado nada.',
      }
    : operationTexts(error);

const NONCE_REUSED: ErrorCode = 'CZ_NONCE_REUSED';

/** Whether a refusal leaves everything as it was: a key that was used may have been used for this very operation. */
export const leavesUnchanged = (error: unknown): boolean => codeOf(error) !== NONCE_REUSED;

/** What a failed read says: the default words, unless it is missing or the catalogue has published its code. */
export function readTexts(error: unknown): ErrorTexts {
  const code = codeOf(error);
  const published = isErrorCode(code) && errorEntry(code).origin === 'catalogue';
  const missing = error instanceof ApiError && error.status === 404;
  return published || missing ? operationTexts(error) : unread;
}

/** Whether the same call may do better: the service failed, not what was asked. */
export const isWorthRetrying = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  isOutcomeUnknown(error) ||
  error.status === 0 ||
  error.status === 429 ||
  error.status >= 500;
