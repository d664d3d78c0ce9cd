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
  dataProjection: 'x-data-projection',
} as const;

/** What the web client says of itself in every request. */
export const channel = { id: 'WEB', country: 'MX' } as const;
