import { channel, headers } from '#contract/headers';
import type { SessionPair } from './session-store';

const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Every call says who asks, from where, and under which trace id; mutations prove that the page asks. */
export function requestHeaders(method: string, session: SessionPair | null): Record<string, string> {
  return {
    [headers.channel]: channel.id,
    [headers.country]: channel.country,
    [headers.screenResolution]: `${screen.width}x${screen.height}`,
    [headers.timeZone]: Intl.DateTimeFormat().resolvedOptions().timeZone,
    [headers.trace]: hex(16),
    [headers.span]: hex(8),
    ...(session && { [headers.authorization]: `Bearer ${session.token}`, [headers.token]: session.token }),
    ...(method !== 'GET' && session?.antiForgery && { [headers.antiForgery]: session.antiForgery }),
  };
}
