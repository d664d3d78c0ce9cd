import { NOT_PRINTABLE } from '#contract/domain/text';

export const MAX_DEPTH = 12;

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

export const forbiddenKey = (key: string): boolean => FORBIDDEN_KEYS.has(key);

/** Errors of a request body, in Spanish for customers and in English for testers. */
export const bodyTexts = {
  notUtf8: ['El cuerpo de la petición debe estar en UTF-8.', 'The body of the request is not UTF-8.'],
  notPrintable: [NOT_PRINTABLE, 'It has characters that cannot be printed.'],
  tooDeep: ['Tiene demasiados niveles.', 'It has too many levels.'],
  forbiddenKey: [
    'Tiene un nombre de campo que no se puede usar.',
    'It has a field name that cannot be used.',
  ],
  notJson: ['El cuerpo de la petición no es JSON válido.', 'The body of the request is not valid JSON.'],
  notUnpacked: [
    'El cuerpo de la petición no se pudo descomprimir.',
    'The body of the request could not be decompressed.',
  ],
  unknownEncoding: [
    'El cuerpo de la petición se comprime con gzip, deflate o br, o no se comprime.',
    'Compress the body of the request with gzip, deflate or br, or not at all.',
  ],
} as const satisfies Record<string, readonly [spanish: string, english: string]>;
