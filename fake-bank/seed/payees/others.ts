import { hiddenMerchants } from '#bank/shared/merchants/hidden-merchants';
import type { SavedPayee } from './saved-payee';

const usualPayees = (user: string, service: string, mobile: string): SavedPayee[] => [
  { key: `${user}-luz`, nickname: 'Luz', merchantKey: 'luz-del-altiplano', reference: service },
  { key: `${user}-movil`, nickname: 'Mi celular', merchantKey: 'tecolote-movil', reference: mobile },
];

export const luisPayees: readonly SavedPayee[] = [
  {
    key: 'luis-internet',
    nickname: 'Internet',
    merchantKey: 'internet-quetzal',
  },
  ...usualPayees('luis', '418802937715', '5541072288'),
  { key: 'luis-agua', nickname: 'Agua', merchantKey: 'agua-clara-de-occidente', reference: '400918263' },
];

/** Shares the water bill of Ana's studio: Carmen and Ana see each other's payments. */
export const carmenPayees: readonly SavedPayee[] = [
  ...usualPayees('carmen', '220911746038', '8112905521'),
  {
    key: 'carmen-agua-estudio',
    nickname: 'Agua del local',
    merchantKey: 'agua-y-drenaje-de-la-sierra',
    reference: '38204170611',
  },
  {
    key: 'carmen-hogar',
    nickname: 'Casa de Pablo',
    merchantKey: 'hogar-comun',
    reference: '1920446078',
    values: { birthday: '1961-08-30', instalment: '4200' },
  },
  { key: 'carmen-tele', nickname: 'Tele del local', merchantKey: 'tv-horizonte', reference: '640028119902' },
];

export const sofiaPayees: readonly SavedPayee[] = [
  ...usualPayees('sofia', '730155208416', '5530187764'),
  { key: 'sofia-internet', nickname: 'Internet', merchantKey: 'red-chinampa', reference: '1500773391' },
];

/** Without a token, Diego can pay saved payees but save none. */
export const diegoPayees: readonly SavedPayee[] = usualPayees('diego', '645021883307', '6561183340');

/** Elena has no account to pay from. */
export const elenaPayees: readonly SavedPayee[] = usualPayees('elena', '380194476620', '2221907745');

export const renataPayees: readonly SavedPayee[] = usualPayees('renata', '110382295574', '9991620038');

/** Bruno's cable company is always unavailable. */
export const brunoPayees: readonly SavedPayee[] = [
  ...usualPayees('bruno', '900271138842', '2291440976'),
  { key: 'bruno-cable', nickname: 'Cable del estudio', merchantKey: 'cable-ixtle', reference: '6172039903' },
];

export const valeriaPayees: readonly SavedPayee[] = [
  {
    key: 'valeria-luz',
    nickname: 'Luz del local',
    merchantKey: 'luz-y-gas-las-torres',
  },
  { key: 'valeria-movil', nickname: 'Reparto', merchantKey: 'ocelote-movil', reference: '8183045519' },
];

/** One payee of each hidden merchant, and two visible payees. */
export const jorgePayees: readonly SavedPayee[] = [
  ...usualPayees('jorge', '508820116693', '3312457781'),
  ...hiddenMerchants.map(({ merchantId, merchantKey, name }) => ({
    key: `jorge-oculto-${merchantId}`,
    nickname: name.slice(0, 25),
    merchantKey,
    reference: `1200${merchantId}`,
  })),
];
