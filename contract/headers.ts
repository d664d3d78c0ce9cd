export const headers = {
  channel: 'x-channel-id',
  country: 'x-country-code',
  screenResolution: 'x-screen-resolution',
  timeZone: 'x-time-zone',
  trace: 'x-b3-traceid',
  span: 'x-b3-spanid',
  authorization: 'authorization',
  /** Session token, in requests and, when rotated, in answers. */
  token: 'x-authorization',
  /** CSRF value of mutating calls. */
  antiForgery: 'x-xsrf-token',
  /** Next CSRF value, in answers. */
  nextAntiForgery: 'x-xsrf-token-validation',
  /** Seconds until a temporary rejection ends, such as a signature lock. Optional. */
  retryAfter: 'retry-after',
  /** Wrong token values left before signatures are locked. Optional. */
  attemptsLeft: 'x-attempts-left',
  dataProjection: 'x-data-projection',
  /** Form session that scopes pending signatures without a nonce. A bank may ignore it. */
  visit: 'x-visit-id',
} as const;

export const channel = { id: 'WEB', country: 'MX' } as const;
