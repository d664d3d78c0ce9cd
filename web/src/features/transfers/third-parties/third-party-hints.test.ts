import { expect, test } from 'vitest';
import { limit, pesos } from '#web/testing/makers.ts';
import type { ThirdPartyDraft, ThirdPartyFlowSetup } from './third-party';
import { MORNING, NIGHT, setup, validDraft } from './third-party.fixture';
import { thirdPartyHints } from './third-party-hints';

/** `good` is undefined for a neutral hint. */
type Hint = readonly [good: boolean | undefined, text: string];

const COMMISSION: Hint = [undefined, 'Comisión: $5.80 MXN, IVA incluido'];
const WITHIN: Hint = [true, 'Dentro de tu límite por operación: $60,000.00 MXN'];
const LIMIT: Hint = [undefined, 'Tu límite por operación: $60,000.00 MXN'];
const nearlyUsedLimit = { limits: [limit({ dailyLimit: pesos(40_000), usedToday: pesos(39_900) })] };

test.each<[string, Partial<ThirdPartyDraft>, readonly Hint[], Partial<ThirdPartyFlowSetup>?, number?]>([
  ['before any selection', { from: '', to: '', amount: '' }, [COMMISSION]],
  ['before the amount', { amount: '' }, [COMMISSION, [undefined, 'Tienes $1,000.00 MXN'], LIMIT]],
  [
    'for a sufficient balance',
    {},
    [COMMISSION, [true, 'Saldo suficiente: te quedarían $894.20 MXN'], WITHIN],
  ],
  [
    'for a balance that does not cover the commission',
    { amount: '995' },
    [
      COMMISSION,
      [
        false,
        'Tu saldo de $1,000.00 MXN no alcanza para la comisión. rich •••• 0001 sí tiene saldo suficiente.',
      ],
      WITHIN,
    ],
  ],
  [
    'for an amount above the balance',
    { amount: '1000.01' },
    [
      COMMISSION,
      [false, 'Rebasas tu saldo de $1,000.00 MXN. rich •••• 0001 sí tiene saldo suficiente.'],
      WITHIN,
    ],
  ],
  [
    'for another date',
    { when: 'later', date: '2026-11-24', amount: '5000' },
    [COMMISSION, [undefined, 'El saldo se revisa ese día'], WITHIN],
  ],
  [
    'for an amount above the limit',
    { from: '', amount: '60000.01' },
    [COMMISSION, [false, 'Rebasas tu límite de $60,000.00 MXN por operación']],
  ],
  [
    'for an amount above the limit at night',
    { from: '', amount: '50000.01' },
    [COMMISSION, WITHIN, [false, 'Rebasas los $50,000.00 MXN que puedes enviar a esta hora']],
    {},
    NIGHT,
  ],
  [
    'for a Saturday',
    { from: '', amount: '50000', when: 'later', date: '2026-11-28' },
    [COMMISSION, WITHIN, [undefined, 'Puedes enviar hasta $50,000.00 MXN ese día']],
  ],
  [
    'for an amount above the rest of the daily limit',
    { from: '', amount: '100.01' },
    [COMMISSION, WITHIN, [false, 'Rebasas tu límite por día: hoy puedes enviar $100.00 MXN más']],
    nearlyUsedLimit,
  ],
  [
    'for an amount within the rest of the daily limit',
    { from: '', amount: '100' },
    [COMMISSION, WITHIN, [undefined, 'Hoy puedes enviar $100.00 MXN más']],
    nearlyUsedLimit,
  ],
  ['for an invalid amount', { amount: 'mucho' }, [COMMISSION, [undefined, 'Tienes $1,000.00 MXN'], LIMIT]],
])('shows the hints %s', (_, change, expected, setupChange = {}, now = MORNING) => {
  const hints = thirdPartyHints({ ...validDraft, ...change }, setup('spei', setupChange), now);
  expect(hints.map(({ good, text }) => [good, text])).toEqual(expected);
});

test('says that there is no commission', () => {
  const texts = thirdPartyHints(validDraft, setup('same-bank'), MORNING).map(({ text }) => text);
  expect(texts[0]).toBe('Sin comisión');
});
