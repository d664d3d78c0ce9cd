import { expect, test } from 'vitest';
import type { Movement } from '#contract/accounts';
import { kindLabels } from './labels';

const by = (kind: string) => ({ kind, key: 'k' });
const of = (movement: Partial<Movement>) =>
  kindLabels({
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
  [{ category: 'people', operation: by('spei') }, 'SPEI enviado'],
  [{ category: 'people', operation: by('spei'), amount: 1 }, 'Devolución'],
  [{ category: 'other', operation: by('spei') }, 'Cargo'],
  [{ category: 'other', operation: by('spei'), amount: 1 }, 'Devolución'],
  [{ category: 'credit', operation: by('cards') }, 'Créditos'],
  [{ category: 'other', operation: by('OWN') }, 'Entre tus cuentas'],
  [{ category: 'services', operation: by('WITHRECEIPT') }, 'Servicios'],
  [{ operation: by('SOMETHING_ELSE') }, 'Cargo'],
])('%j is %s', (movement, words) => expect(of(movement)).toBe(words));
