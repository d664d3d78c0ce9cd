/** Random bytes as hexadecimal text. `crypto.randomUUID` is not there on a plain http address of the local network. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
