import { expect, test } from 'vitest';
import type { Movement } from '#contract/accounts';
import { kindLabel } from './labels';

const operationOf = (kind: string) => ({ kind, key: 'k' });
const labelOf = (movement: Partial<Movement>) =>
  kindLabel({
    key: 'm',
    postedDate: '2026-11-20',
    description: 'x',
    amount: -1,
    currencyCode: 'MXN',
    ...movement,
  });

test.each<[Partial<Movement>, string]>([
  [{}, 'Cargo'],
  [{ amount: 1 }, 'Abono'],
  [{ category: 'restaurants' }, 'Restaurantes'],
  [{ category: 'payroll', amount: 1 }, 'Nómina'],
  [{ category: 'people', operation: operationOf('spei') }, 'SPEI enviado'],
  [{ category: 'people', operation: operationOf('spei'), amount: 1 }, 'Devolución'],
  [{ category: 'other', operation: operationOf('spei') }, 'Cargo'],
  [{ category: 'other', operation: operationOf('spei'), amount: 1 }, 'Devolución'],
  [{ category: 'credit', operation: operationOf('cards') }, 'Créditos'],
  [{ category: 'other', operation: operationOf('OWN') }, 'Entre tus cuentas'],
  [{ category: 'services', operation: operationOf('WITHRECEIPT') }, 'Servicios'],
  [{ operation: operationOf('SOMETHING_ELSE') }, 'Cargo'],
])('%j is %s', (movement, label) => expect(labelOf(movement)).toBe(label));
