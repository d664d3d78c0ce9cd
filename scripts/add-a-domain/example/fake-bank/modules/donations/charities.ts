import type { Charity } from '#contract/donations';

export const charities: readonly Charity[] = [
  { id: 'lluvia-limpia', name: 'Lluvia Limpia, A.C.' },
  { id: 'manos-a-la-selva', name: 'Manos a la Selva, A.C.' },
  { id: 'techo-y-taller', name: 'Techo y Taller, I.A.P.' },
];
