import { person } from '../person';

export const mateo = person({
  key: '40010007',
  user: 'mateo',
  name: 'Mateo Zúñiga',
  rfc: 'ZUMA990130FE7',
  description: 'Cliente nuevo, sin cuentas',
  token: '126840',
  lastVisits: [],
});
