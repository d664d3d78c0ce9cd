import { brand } from '#contract/brand';
import { type ErrorCode, errorEntry, errorText, isErrorCode } from '#contract/errors';
import { ApiError, clientCodes, codeOf, isNotFound, isOutcomeUnknown } from '#web/lib/api/api-error.ts';
import { formatPhone } from '#web/lib/format/numbers.ts';

export type ErrorTexts = { heading: string; message: string };

export const readErrorTexts: ErrorTexts = {
  heading: 'No se pudo obtener la información.',
  message: 'Se detectó un error en la petición, por favor intenta de nuevo.',
};

export const NOT_LOADED = 'Oops, no pudimos cargar la información.';

const fill = ({ heading, message }: ErrorTexts): ErrorTexts => ({
  heading,
  message: message
    .replaceAll('{phone}', formatPhone(brand.phone))
    .replaceAll('{webBanking}', brand.webBanking),
});

/** `path` selects the variant of its domain: `/api/payees/…`. */
export const codeTexts = (code: string, path = ''): ErrorTexts => fill(errorText(code, path.split('/')[2]));

export const operationTexts = (error: unknown): ErrorTexts =>
  codeTexts(codeOf(error), error instanceof ApiError ? error.path : undefined);

const isOffline = (error: unknown): boolean => codeOf(error) === clientCodes.offline;

const noAnswerText = (error: unknown): string =>
  isOffline(error) ? 'Revisa tu conexión a internet.' : 'El banco no respondió a tiempo.';

export const NOT_SENT = 'Tu operación no se ha enviado.';

/** Without an answer, the order was not placed. */
export const notOrderedTexts = (error: unknown): ErrorTexts =>
  isOutcomeUnknown(error)
    ? {
        heading: 'No pudimos pedir tu firma',
        message: `${noAnswerText(error)} Tu operación no se ha enviado: intenta de nuevo.`,
      }
    : operationTexts(error);

/** Without an answer nothing happened: an unused signature has no effect. */
export const signatureTexts = (error: unknown): ErrorTexts =>
  isOutcomeUnknown(error)
    ? { heading: 'No pudimos firmar tu operación', message: `${noAnswerText(error)} Intenta de nuevo.` }
    : operationTexts(error);

const isBrokenAnswer = (error: unknown): boolean => codeOf(error) === clientCodes.malformed;

const NOT_CHECKED = 'No pudimos revisar tu operación';

/** Without an answer, nothing was ordered. */
export const validationTexts = (error: unknown): ErrorTexts =>
  isBrokenAnswer(error)
    ? {
        heading: NOT_CHECKED,
        message:
          'El banco respondió algo que no esperábamos. Consulta tu historial antes de intentar de nuevo.',
      }
    : isOutcomeUnknown(error)
      ? {
          heading: NOT_CHECKED,
          message: `${noAnswerText(error)} Intenta de nuevo: todavía no se ha ordenado nada.`,
        }
      : operationTexts(error);

const NONCE_REUSED: ErrorCode = 'CZ_NONCE_REUSED';

/** A reused nonce or a broken answer may mean that this operation was already executed. */
export const leavesUnchanged = (error: unknown): boolean =>
  codeOf(error) !== NONCE_REUSED && !isBrokenAnswer(error);

/** Generic texts, except for 404 and published codes. */
export function readTexts(error: unknown): ErrorTexts {
  const code = codeOf(error);
  const published = isErrorCode(code) && errorEntry(code).origin === 'catalogue';
  if (isOffline(error))
    return { ...readErrorTexts, message: 'Revisa tu conexión a internet e intenta de nuevo.' };
  return published || isNotFound(error) ? operationTexts(error) : readErrorTexts;
}

export const isWorthRetrying = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  isOutcomeUnknown(error) ||
  error.status === 0 ||
  error.status === 429 ||
  error.status >= 500;

export const rowsNotShown = (count: number, [one, many]: readonly [one: string, many: string]): string =>
  `No pudimos mostrar ${count} ${count === 1 ? one : many}.`;
