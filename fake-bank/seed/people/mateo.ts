import { person } from '../person';

/** Signed up today: no account yet, and never signed in before. */
export const mateo = person({
  key: '40010007',
  user: 'mateo',
  name: 'Mateo Zúñiga',
  description: 'Cliente nuevo, sin cuentas',
  token: '126840',
  lastVisits: [],
});
