import type { SavedPayee } from './saved-payee';

/** One payee per state: paid, open, overdue, no debt, on hold, inactive. */
export const anaPayees: readonly SavedPayee[] = [
  { key: 'ana-luz', nickname: 'Luz de casa', merchantKey: 'luz-del-altiplano' },
  {
    key: 'ana-internet',
    nickname: 'Internet',
    merchantKey: 'internet-quetzal',
  },
  { key: 'ana-gas', nickname: 'Gas', merchantKey: 'gas-natural-el-mezquite' },
  {
    key: 'ana-celular',
    nickname: 'Mi plan de celular',
    merchantKey: 'celular-colibri-plan',
  },
  {
    key: 'ana-agua',
    nickname: 'Agua',
    merchantKey: 'agua-del-anahuac',
    reference: '90AG271180A4420611K7',
  },
  {
    key: 'ana-agua-estudio',
    nickname: 'Agua del estudio',
    merchantKey: 'agua-y-drenaje-de-la-sierra',
    reference: '38204170611',
  },
  { key: 'ana-tele', nickname: 'Tele', merchantKey: 'tv-horizonte', reference: '501620889902' },
  {
    key: 'ana-telefono',
    nickname: 'Teléfono de mamá',
    merchantKey: 'telefonia-austral',
    reference: '5558209901',
  },
  {
    key: 'ana-colegiatura',
    nickname: 'Colegiatura',
    merchantKey: 'universidad-alameda',
    reference: 'A01274556',
    values: { rfc: 'HERA880417KL3', term: '3', fee: '3850.00', due: '2026-12-05' },
  },
  {
    key: 'ana-tag',
    nickname: 'TAG del coche',
    merchantKey: 'pase-libre',
    reference: 'PL00418827',
    status: 'ON_HOLD',
  },
  {
    key: 'ana-tienda',
    nickname: 'Almacenes',
    merchantKey: 'almacenes-fuentes',
    reference: '600288401937',
    values: { holder: 'Ana Lucía Herrera' },
    status: 'INACTIVE',
  },
  {
    key: 'ana-satelite',
    nickname: 'Satélite de la playa',
    merchantKey: 'satelite-obsidiana',
    reference: '70048215593',
    status: 'BLOCKED',
  },
  { key: 'ana-movil', nickname: 'Mi tableta', merchantKey: 'celular-colibri' },
  { key: 'ana-movil-mama', nickname: 'Mamá', merchantKey: 'tecolote-movil', reference: '5548201197' },
  { key: 'ana-movil-diego', nickname: 'Diego', merchantKey: 'jade-movil', reference: '3314098825' },
  {
    key: 'ana-movil-viejo',
    nickname: 'Celular viejo',
    merchantKey: 'bruma-cel',
    reference: '5519730264',
    status: 'INACTIVE',
  },
];
