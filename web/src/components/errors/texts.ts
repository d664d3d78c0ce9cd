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

const fillPlaceholders = ({ heading, message }: ErrorTexts): ErrorTexts => ({
  heading,
  message: message
    .replaceAll('{phone}', formatPhone(brand.phone))
    .replaceAll('{webBanking}', brand.webBanking),
});

/** `path` selects the text for a domain, such as `/api/payees/…`. */
export const codeTexts = (code: string, path = ''): ErrorTexts =>
  fillPlaceholders(errorText(code, path.split('/')[2]));

export const operationTexts = (error: unknown): ErrorTexts =>
  codeTexts(codeOf(error), error instanceof ApiError ? error.path : undefined);

const isOffline = (error: unknown): boolean => codeOf(error) === clientCodes.offline;

const noResponseText = (error: unknown): string =>
  isOffline(error) ? 'Revisa tu conexión a internet.' : 'El banco no respondió a tiempo.';

export const NOT_SENT = 'Tu operación no se ha enviado.';

/** For a request for a signature. Without a response, the order was not placed. */
export const signatureRequestTexts = (error: unknown): ErrorTexts =>
  isOutcomeUnknown(error)
    ? {
        heading: 'No pudimos pedir tu firma',
        message: `${noResponseText(error)} Tu operación no se ha enviado: intenta de nuevo.`,
      }
    : operationTexts(error);

/** Without a response nothing happened: an unused signature has no effect. */
export const signatureTexts = (error: unknown): ErrorTexts =>
  isOutcomeUnknown(error)
    ? { heading: 'No pudimos firmar tu operación', message: `${noResponseText(error)} Intenta de nuevo.` }
    : operationTexts(error);

const isMalformed = (error: unknown): boolean => codeOf(error) === clientCodes.malformed;

const NOT_CHECKED = 'No pudimos revisar tu operación';

/** Without a response, nothing was ordered. */
export const validationTexts = (error: unknown): ErrorTexts =>
  isMalformed(error)
    ? {
        heading: NOT_CHECKED,
        message:
          'El banco respondió algo que no esperábamos. Consulta tu historial antes de intentar de nuevo.',
      }
    : isOutcomeUnknown(error)
      ? {
          heading: NOT_CHECKED,
          message: `${noResponseText(error)} Intenta de nuevo: todavía no se ha ordenado nada.`,
        }
      : operationTexts(error);

const NONCE_REUSED: ErrorCode = 'CZ_NONCE_REUSED';

/** False for a reused nonce or a malformed response: the operation may have been executed. */
export const leavesUnchanged = (error: unknown): boolean =>
  codeOf(error) !== NONCE_REUSED && !isMalformed(error);

/** Returns generic texts, except for a lost connection, 404 and published codes. */
export function readTexts(error: unknown): ErrorTexts {
  const code = codeOf(error);
  const isPublished = isErrorCode(code) && errorEntry(code).origin === 'catalogue';
  if (isOffline(error))
    return { ...readErrorTexts, message: 'Revisa tu conexión a internet e intenta de nuevo.' };
  return isPublished || isNotFound(error) ? operationTexts(error) : readErrorTexts;
}

export const isWorthRetrying = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  isOutcomeUnknown(error) ||
  error.status === 0 ||
  error.status === 429 ||
  error.status >= 500;

export const rowsNotShown = (
  count: number,
  [singular, plural]: readonly [singular: string, plural: string],
): string => `No pudimos mostrar ${count} ${count === 1 ? singular : plural}.`;
