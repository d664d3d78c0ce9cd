import { describe, expect, test } from 'vitest';
import type { ThirdPartyType } from '#contract/domain/third-party-type';
import { account, limit, pesos, recipient } from '#web/testing/makers.ts';
import type { ThirdPartyDraft, ThirdPartyFlowSetup } from './third-party';
import { MORNING, NIGHT, setup, validDraft } from './third-party.fixture';
import { checkThirdParty } from './third-party-rules';

type Case = { type?: ThirdPartyType; setup?: Partial<ThirdPartyFlowSetup>; now?: number };

const errorsOf = (
  change: Partial<ThirdPartyDraft>,
  { type = 'spei', setup: setupChange, now = MORNING }: Case = {},
) => checkThirdParty({ ...validDraft, ...change }, setup(type, setupChange), now);

test.each(['spei', 'same-bank', 'cards', 'credits'] as const)(
  'accepts a valid transfer of the type %s',
  (type) => {
    expect(Object.values(errorsOf({}, { type })).filter(Boolean)).toEqual([]);
  },
);

describe('checking the recipient and the source', () => {
  test.each([
    ['spei', 'Elige a quién le transfieres.'],
    ['same-bank', 'Elige a quién le transfieres.'],
    ['cards', 'Elige la tarjeta que pagas.'],
    ['credits', 'Elige el crédito que pagas.'],
  ] as const)('requires a source, and a recipient for the type %s: %s', (type, error) => {
    expect(errorsOf({ from: '', to: '' }, { type })).toMatchObject({
      from: 'Elige la cuenta de donde sale el dinero.',
      to: error,
    });
  });

  test('rejects a Cenzontle card that is saved with another bank', () => {
    const recipients = [recipient('mom', { accountId: '5899000072688487', bankId: '012' })];
    expect(errorsOf({}, { setup: { recipients } }).to).toContain('Banco Cenzontle');
  });

  test.each(['ON_HOLD', 'INACTIVE', 'BLOCKED'] as const)('rejects a recipient that is %s', (status) => {
    const recipients = [recipient('mom', { status })];
    expect(errorsOf({}, { setup: { recipients } }).to).toBeDefined();
  });

  test('requires a cheque account in pesos', () => {
    const accounts = [account('dollars', { defaultCurrency: 'USD' })];
    expect(errorsOf({ from: 'dollars' }, { setup: { accounts } }).from).toBe(
      'Necesitas una cuenta de cheques en pesos.',
    );
  });
});

describe('the amount', () => {
  const nearlyUsedLimit = limit({ dailyLimit: pesos(40_000), usedToday: pesos(39_900) });

  test.each<[string, Partial<ThirdPartyDraft>, string | undefined, Case?]>([
    ['is missing', { amount: ' ' }, 'Escribe el importe.'],
    ['is invalid', { amount: '1.234' }, 'Escribe un importe en MXN, por ejemplo 1,250.00.'],
    ['is in dollars', { amount: '10 USD' }, 'Escribe un importe en MXN, por ejemplo 1,250.00.'],
    ['is zero', { amount: '0.00' }, 'Escribe un importe mayor a $0.00.'],
    ['is pasted with its currency', { amount: '$994.20 MXN' }, undefined],
    [
      'leaves nothing for the commission',
      { amount: '994.21' },
      'Tu saldo no alcanza para la comisión de $5.80 MXN. Escribe $994.20 MXN o menos. rich •••• 0001 sí tiene saldo suficiente.',
    ],
    [
      'is above the balance',
      { amount: '1000.01' },
      'Rebasas tu saldo. Escribe $994.20 MXN o menos. rich •••• 0001 sí tiene saldo suficiente.',
    ],
    ['is the whole balance without a commission', { amount: '1000' }, undefined, { type: 'cards' }],
    ['is above the balance but scheduled', { amount: '1500', when: 'later', date: '2026-11-24' }, undefined],
    ['is the limit per operation', { from: 'rich', amount: '60000' }, undefined],
    [
      'is above the limit per operation',
      { from: 'rich', amount: '60000.01' },
      'Rebasas tu límite de $60,000.00 MXN por operación.',
    ],
    [
      'is above the limit at night',
      { from: 'rich', amount: '50000.01' },
      'A esta hora puedes enviar hasta $50,000.00 MXN. Escribe esa cantidad o menos, o prográmala.',
      { now: NIGHT },
    ],
    [
      'is above the limit on a Saturday',
      { from: 'rich', amount: '50000.01', when: 'later', date: '2026-11-28' },
      'Ese día puedes enviar hasta $50,000.00 MXN. Escribe esa cantidad o menos, o elige un día hábil.',
    ],
    ['is the limit at night', { from: 'rich', amount: '50000' }, undefined, { now: NIGHT }],
    [
      'is above the amount left today',
      { amount: '100.01' },
      'Rebasas tu límite por día. Hoy puedes enviar hasta $100.00 MXN más.',
      { setup: { limits: [nearlyUsedLimit] } },
    ],
    [
      'exceeds a used up daily limit',
      { amount: '1' },
      'Ya usaste tu límite de hoy. Escoge otra fecha.',
      { setup: { limits: [limit({ dailyLimit: pesos(40_000), usedToday: pesos(40_000) })] } },
    ],
    ['is the amount left today', { amount: '100' }, undefined, { setup: { limits: [nearlyUsedLimit] } }],
    [
      'is for another day with its own limit',
      { amount: '500', when: 'later', date: '2026-11-24' },
      undefined,
      { setup: { limits: [nearlyUsedLimit] } },
    ],
  ])('%s', (_, change, error, options) => {
    expect(errorsOf(change, options).amount).toBe(error);
  });
});

test.each([
  ['spei', undefined],
  ['same-bank', undefined],
  ['cards', 'A esta hora no hay servicio. Programa tu pago para otro día.'],
  ['credits', 'A esta hora no hay servicio. Programa tu pago para otro día.'],
] as const)('at night, a transfer by %s has the error %s', (type, error) => {
  expect(errorsOf({}, { type, now: NIGHT }).when).toBe(error);
  expect(errorsOf({ when: 'later', date: '2026-11-24' }, { type, now: NIGHT }).when).toBeUndefined();
});

test.each([
  ['', 'Elige la fecha.'],
  ['2026-11-23', 'Elige una fecha a partir de mañana.'],
  ['2026-12-25', 'Ese día es inhábil. Elige otro.'],
  ['2027-11-23', 'Elige una fecha dentro de los próximos 180 días.'],
  ['2026-11-28', undefined],
])('the date %j has the error %s', (date, error) => {
  expect(errorsOf({ when: 'later', date }).date).toBe(error);
});

describe('concept and reference', () => {
  test.each([
    ['spei', '', 'Escribe el concepto.'],
    ['same-bank', '  ', 'Escribe el concepto.'],
    ['cards', '', undefined],
    ['credits', '', undefined],
    ['spei', 'ñ'.repeat(40), undefined],
    ['spei', '😀 ñandú', 'Quita del concepto los emojis y símbolos especiales.'],
    ['spei', 'Nin\u0303o', undefined],
    ['spei', '🎁'.repeat(41), 'El concepto tiene 41 caracteres; el máximo es 40.'],
  ] as const)('of %s, the concept %j has the error %s', (type, concept, error) => {
    expect(errorsOf({ concept }, { type }).concept).toBe(error);
  });

  test.each([
    ['spei', ' 1234567 ', undefined],
    ['spei', ' 12345678', 'La referencia tiene 8 dígitos; el máximo es 7.'],
    ['cards', '12345678', undefined],
  ] as const)('of %s, the reference %j has the error %s', (type, reference, error) => {
    expect(errorsOf({ reference }, { type }).reference).toBe(error);
  });
});
