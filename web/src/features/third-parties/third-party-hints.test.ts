import { expect, test } from 'vitest';
import { limit, pesos } from '../../testing/makers';
import type { ThirdPartyDraft, ThirdPartyForm } from './third-party';
import { form, good, MORNING, NIGHT } from './third-party.test-support';
import { thirdPartyHints } from './third-party-hints';

type Said = readonly [good: boolean, text: string];

const COMMISSION: Said = [true, 'Comisión: $5.80 MXN, IVA incluido'];
const LIMIT: Said = [true, 'Tu límite por operación: $60,000.00 MXN'];
const used = { limits: [limit({ dailyLimit: pesos(40_000), usedToday: pesos(39_900) })] };

test.each<[string, Partial<ThirdPartyDraft>, readonly Said[], Partial<ThirdPartyForm>?, number?]>([
  ['before anything is chosen', { from: '', to: '', amount: '' }, [COMMISSION]],
  ['before the amount', { amount: '' }, [COMMISSION, [true, 'Tienes $1,000.00 MXN'], LIMIT]],
  ['enough', {}, [COMMISSION, [true, 'Saldo suficiente: te quedarían $894.20 MXN'], LIMIT]],
  [
    'the commission counts',
    { amount: '995' },
    [COMMISSION, [false, 'Tu saldo de $1,000.00 MXN no alcanza para la comisión'], LIMIT],
  ],
  [
    'above the balance',
    { amount: '1000.01' },
    [COMMISSION, [false, 'Rebasa tu saldo de $1,000.00 MXN'], LIMIT],
  ],
  [
    'for another day',
    { when: 'later', date: '2026-11-24', amount: '5000' },
    [COMMISSION, [true, 'El saldo se revisa ese día'], LIMIT],
  ],
  ['above the limit', { from: '', amount: '60000.01' }, [COMMISSION, [false, LIMIT[1]]]],
  [
    'at night',
    { from: '', amount: '50000.01' },
    [COMMISSION, LIMIT, [false, 'A esta hora, hasta $50,000.00 MXN']],
    {},
    NIGHT,
  ],
  [
    'on a Saturday',
    { from: '', amount: '50000', when: 'later', date: '2026-11-28' },
    [COMMISSION, LIMIT, [true, 'Ese día, hasta $50,000.00 MXN']],
  ],
  [
    'what is left of today',
    { from: '', amount: '100.01' },
    [COMMISSION, LIMIT, [false, 'Hoy puedes enviar $100.00 MXN más']],
    used,
  ],
  [
    'an amount that is none says what there is',
    { amount: 'mucho' },
    [COMMISSION, [true, 'Tienes $1,000.00 MXN'], LIMIT],
  ],
])('%s', (_, change, said, other = {}, now = MORNING) => {
  const hints = thirdPartyHints({ ...good, ...change }, form('spei', other), now);
  expect(hints.map(({ good: well, text }) => [well, text])).toEqual(said);
});

test('where nothing is charged, nothing is said of it', () => {
  const texts = thirdPartyHints(good, form('same-bank'), MORNING).map(({ text }) => text);
  expect(texts[0]).toBe('Saldo suficiente: te quedarían $900.00 MXN');
});
