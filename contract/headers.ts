/** Every header that the client and the bank exchange, by its name on the wire. */
export const headers = {
  channel: 'x-channel-id',
  country: 'x-country-code',
  screenResolution: 'x-screen-resolution',
  timeZone: 'x-time-zone',
  trace: 'x-b3-traceid',
  span: 'x-b3-spanid',
  authorization: 'authorization',
  /** The session token, in requests and, when it rotates, in answers. */
  token: 'x-authorization',
  /** The anti-forgery value that every mutating call carries. */
  antiForgery: 'x-xsrf-token',
  /** The next anti-forgery value, in answers. */
  nextAntiForgery: 'x-xsrf-token-validation',
  /** Seconds until a refusal for a time ends: the lock of a customer's signatures. A bank may leave it out. */
  retryAfter: 'retry-after',
  /** After a wrong token value, how many more lock the signatures. A bank may leave it out. */
  attemptsLeft: 'x-attempts-left',
  dataProjection: 'x-data-projection',
  /** The visit of a form: what waits for a signature without a nonce belongs to it. A bank may ignore it. */
  visit: 'x-visit-id',
} as const;

/** What the web client says of itself in every request. */
export const channel = { id: 'WEB', country: 'MX' } as const;
