/** Example calls and magic values, for readers who have only the OpenAPI document. */

export type Step = {
  method: 'POST' | 'PUT';
  path: string;
  /** `{name}` in path and body stands for a field of an earlier answer. */
  body: object;
  /** Maps fields of the answer to the names that later steps use. */
  keeps?: Readonly<Record<string, string>>;
  note: string;
};

const TRANSFER = '/api/third-parties/v1/transfers/third-parties';
const SIGNATURE = '/api/signatures/v3/security/signatures';
const EXECUTION = `${TRANSFER}/{transferKey}/execute`;

const ORDER = {
  transfer_type: 'onetime',
  from_account_key: 'ana-nomina',
  to_recipient_key: 'ana-mama',
  amount: { amount: 250, currency_code: 'MXN' },
  start_date: '2026-11-23',
  message: 'Gasto',
  nonce: '{nonce}',
};

export const signedSpei: readonly Step[] = [
  {
    method: 'POST',
    path: TRANSFER,
    body: { transfer_type: 'onetime', transfer_category: 'SPEI' },
    keeps: { key: 'transferKey', nonce: 'nonce' },
    note: 'answers key and nonce',
  },
  {
    method: 'PUT',
    path: `${TRANSFER}/{transferKey}`,
    body: { ...ORDER, action: 'Validate' },
    note: 'validates the order',
  },
  { method: 'POST', path: EXECUTION, body: ORDER, note: 'answers `REQUIRED_SIGN`: no money has moved' },
  {
    method: 'POST',
    path: SIGNATURE,
    body: {
      operation_url: EXECUTION,
      operation_type: 'POST',
      operation_context: { key: '{transferKey}' },
    },
    keeps: { key: 'signatureKey' },
    note: 'starts the signature',
  },
  {
    method: 'POST',
    path: `${SIGNATURE}/{signatureKey}/signers/0/signature`,
    body: { signature: '318204' },
    note: 'signs with the token of ana; GET /__bank/customers lists all tokens',
  },
  { method: 'POST', path: EXECUTION, body: ORDER, note: 'the same call again answers the receipt' },
];

export const describeStep = ({ method, path, body, note }: Step): string =>
  `\`${method} ${path}\` \`${JSON.stringify(body)}\`: ${note}.`;

export const magicValues: readonly (readonly [value: string, outcome: string])[] = [
  ['SPEI to a CLABE with digits 14 to 17 `9901`', 'returned after 30 s'],
  ['… `9902`', 'on hold for an hour'],
  ['… `9903`', 'under inquiry for a day'],
  ['… `9904`', 'blocked'],
  ['… `9905`', 'failed'],
  ['… `9906`', 'validation answers CZ_POA'],
  ['… `9907`', 'validation answers CZ_COA: it may take longer'],
  ['payroll from a CLABE with `9911`', 'accepted on the tenth bank day at 12:00'],
  ['… `9912`, `9913`, `9914`', 'rejected on the fifth bank day, each for its own reason'],
  ['… `9915`', 'never answered'],
  ['service number ending in `9901`', 'owes nothing'],
  ['… `9902`', 'always overdue'],
  ['… `9903`', 'the company does not answer'],
  ['token `900002` to `900007`', 'the signature fails with E_BFF_SECSIG_002 to _007'],
  ['token `900008`', 'the signature fails with E_BAASMXBPAP_024'],
];
