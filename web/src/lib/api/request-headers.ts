import { channel, headers } from '#contract/headers';
import { randomHex } from './random-hex';
import type { SessionPair } from './session-store';

/** Read once: it takes a phone 2 ms. */
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

export function requestHeaders(method: string, session: SessionPair | null): Record<string, string> {
  return {
    [headers.channel]: channel.id,
    [headers.country]: channel.country,
    [headers.screenResolution]: `${screen.width}x${screen.height}`,
    [headers.timeZone]: timeZone,
    [headers.trace]: randomHex(16),
    [headers.span]: randomHex(8),
    ...(session && { [headers.authorization]: `Bearer ${session.token}`, [headers.token]: session.token }),
    ...(method !== 'GET' && session?.antiForgery && { [headers.antiForgery]: session.antiForgery }),
  };
}
