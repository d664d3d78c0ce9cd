import type { Movement } from '#contract/accounts';
import type { ThirdPartyType } from '#contract/domain/third-party-type';
import { categories } from './categories';
import { directionOf } from './direction';

const toOthers = {
  'spei': 'SPEI enviado',
  'same-bank': 'Transferencia enviada',
  'credits': 'Pago de crédito',
  'cards': 'Pago de tarjeta',
} as const satisfies Record<ThirdPartyType, string>;

const sentLabels: ReadonlyMap<string, string> = new Map(Object.entries(toOthers));

/** Kind of a movement: transfer type, category, or just its direction. */
export function kindLabels({ amount, operation, category = 'other' }: Movement): string {
  const sending = sentLabels.get(operation?.kind ?? '');
  if (sending !== undefined && amount > 0) return 'Devolución';
  if (operation?.kind === 'OWN') return 'Entre tus cuentas';
  if (sending !== undefined && category === 'people') return sending;
  return category === 'other' ? directionOf(amount).label : categories[category].label;
}
