/** What no body of a request may have, however it is read. */
export const MAX_DEPTH = 12;

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are refused.
const UNPRINTABLE = /[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

export const forbiddenKey = (key: string): boolean => FORBIDDEN_KEYS.has(key);
export const isPrintable = (text: string): boolean => !UNPRINTABLE.test(text);
