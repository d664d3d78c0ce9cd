/** What no body of a request may have, however it is read. */
export const MAX_DEPTH = 12;

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

export const forbiddenKey = (key: string): boolean => FORBIDDEN_KEYS.has(key);
