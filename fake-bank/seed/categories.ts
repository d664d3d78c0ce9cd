import type { MovementCategory } from '#contract/domain/movement-category';
import { groceries, restaurants, transport } from './shops';

const shopsOf: readonly (readonly [MovementCategory, readonly string[]])[] = [
  ['groceries', groceries],
  ['restaurants', restaurants],
  ['transport', transport],
  ['leisure', ['Cine Ollin', 'Agencia de Viajes Alebrije', 'Música en línea', 'Series en línea']],
  ['health', ['Farmacia El Ahuehuete']],
  ['home', ['Ferretería La Tuerca']],
  ['other', ['Venta con tarjeta']],
];

const shops: ReadonlyMap<string, MovementCategory> = new Map(
  shopsOf.flatMap(([category, names]) => names.map((name) => [name, category] as const)),
);

/** Category by the bank's account on the other side. */
const counterparts: ReadonlyMap<string, MovementCategory> = new Map([
  ['payroll', 'payroll'],
  ['services', 'services'],
  ['cash', 'cash'],
  ['interest', 'credit'],
  ['late-interest', 'credit'],
  ['vat', 'credit'],
  ['lending', 'credit'],
  ['investments', 'investment'],
  ['taxes', 'investment'],
]);

/** Fallback by the beginning of the description. */
const categoryByStart: readonly (readonly [start: string, category: MovementCategory])[] = [
  ['SPEI enviado: renta', 'home'],
  ['SPEI', 'people'],
  ['Transferencia', 'people'],
  ['Pago de ', 'credit'],
  ['Pago recibido. Gracias', 'credit'],
  ['Disposición de línea', 'credit'],
  ['Compra de Fondo', 'investment'],
  ['Apertura de ', 'investment'],
  ['Vencimiento de ', 'investment'],
  ['ISR de ', 'investment'],
];

/** Earned interest uses the same bank account as charged interest. */
const EARNED = /^Intereses (de (CEDE|pagaré)|ganados)/;

export function categoryOf(counterpart: string, description: string): MovementCategory {
  if (EARNED.test(description)) return 'investment';
  if (description.startsWith('Predial')) return 'home';
  return (
    (counterpart === 'cards' ? (shops.get(description) ?? 'shopping') : counterparts.get(counterpart)) ??
    categoryByStart.find(([start]) => description.startsWith(start))?.[1] ??
    'other'
  );
}
