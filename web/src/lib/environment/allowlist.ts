/** SHA-256 prefixes of the allowed customer keys, so that the bundle reveals no key. */
export const allowedCustomers: ReadonlySet<string> = new Set([
  'fe43f2d37a63e2ed',
  'ce055dd7daa36042',
  'f2b642f720ad3fa5',
  '7708ec375bbac775',
  'e233f675cb07be7d',
  'a51f33aad62ce539',
  '22fdd2d086a78834',
  '956bbc55561ffb69',
  '67ea49bef1bc2da7',
  'b9b93395304313c4',
  '6df81831c23fd509',
  '441716124adebe83',
  '2b69d5f9aa68f70f',
]);

const PREFIX_LENGTH = 16;

const toHex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

export async function isAllowed(customerKey: string): Promise<boolean> {
  return allowedCustomers.has(
    toHex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(customerKey))).slice(
      0,
      PREFIX_LENGTH,
    ),
  );
}
