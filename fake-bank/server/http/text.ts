export const MAX_DEPTH = 12;

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

export const forbiddenKey = (key: string): boolean => FORBIDDEN_KEYS.has(key);

export const NOT_UTF8 = 'El cuerpo de la petición debe estar en UTF-8.';
