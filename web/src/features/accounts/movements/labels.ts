import type { Movement } from '#contract/accounts';
import type { ThirdPartyType } from '#contract/domain/third-party-type';
import { categories } from './categories';
import { directionOf } from './direction';

const thirdPartyLabels = {
  'spei': 'SPEI enviado',
  'same-bank': 'Transferencia enviada',
  'credits': 'Pago de crédito',
  'cards': 'Pago de tarjeta',
} as const satisfies Record<ThirdPartyType, string>;

const sentLabels: ReadonlyMap<string, string> = new Map(Object.entries(thirdPartyLabels));

/** Refunds and own transfers have their own label; others use the transfer type, category or direction. */
export function kindLabel({ amount, operation, category = 'other' }: Movement): string {
  const sentLabel = sentLabels.get(operation?.kind ?? '');
  if (sentLabel !== undefined && amount > 0) return 'Devolución';
  if (operation?.kind === 'OWN') return 'Entre tus cuentas';
  if (sentLabel !== undefined && category === 'people') return sentLabel;
  return category === 'other' ? directionOf(amount).label : categories[category].label;
}
