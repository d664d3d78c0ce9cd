import { createHash, randomBytes } from 'node:crypto';

export type Pair = { token: string; antiForgery: string };

export type RandomValue = () => string;
export const randomValue: RandomValue = () => randomBytes(32).toString('base64url');

/** Only digests are stored, so that a leaked file does not allow signing in. */
export const digest = (value: string): string => createHash('sha256').update(value).digest('base64url');

export const digestsOf = ({ token, antiForgery }: Pair): Pair => ({
  token: digest(token),
  antiForgery: digest(antiForgery),
});
