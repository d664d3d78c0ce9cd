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
  /** CSRF value of mutating calls; responses contain the next one. */
  antiForgery: 'x-xsrf-token',
  nextAntiForgery: 'x-xsrf-token-validation',
  /** Seconds until a signature lock ends. Optional. */
  retryAfter: 'retry-after',
  /** Wrong token values left before the lock. Optional. */
  attemptsLeft: 'x-attempts-left',
  dataProjection: 'x-data-projection',
  /** Form session, which scopes the pending signatures of calls without a nonce. */
  visit: 'x-visit-id',
} as const;

export const channel = { id: 'WEB', country: 'MX' } as const;

/** Set by a proxy that validates responses; the client then names contract violations. */
export const conformance = { name: 'x-conformance', on: 'on' } as const;
