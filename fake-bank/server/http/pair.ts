import { createHash, randomBytes } from 'node:crypto';

/** What authenticates a tab, as its client has it. */
export type Pair = { token: string; antiForgery: string };

/** 256 bits, URL-safe. */
export type RandomValue = () => string;
export const randomValue: RandomValue = () => randomBytes(32).toString('base64url');

/** How the bank knows a value again: whoever reads what it keeps cannot sign in with that. */
export const digest = (value: string): string => createHash('sha256').update(value).digest('base64url');

export const digestsOf = ({ token, antiForgery }: Pair): Pair => ({
  token: digest(token),
  antiForgery: digest(antiForgery),
});
