import * as z from 'zod/mini';

export const MovementCategory = z.enum([
  'groceries',
  'restaurants',
  'transport',
  'home',
  'services',
  'leisure',
  'health',
  'shopping',
  'payroll',
  'people',
  'cash',
  'credit',
  'investment',
  'other',
]);
export type MovementCategory = z.infer<typeof MovementCategory>;

export const categoryLabels: Readonly<Record<MovementCategory, string>> = {
  groceries: 'Súper y despensa',
  restaurants: 'Restaurantes',
  transport: 'Transporte',
  home: 'Casa',
  services: 'Servicios',
  leisure: 'Viajes y ocio',
  health: 'Salud',
  shopping: 'Compras',
  payroll: 'Nómina',
  people: 'Personas',
  cash: 'Efectivo',
  credit: 'Créditos',
  investment: 'Inversiones',
  other: 'Otros',
};
