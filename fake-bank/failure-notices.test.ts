/** The bank sends a message if an order fails later, not if it succeeds or is rejected at once. */
import { expect, test } from 'vitest';
import { bankAccount } from './core/ledger/accounts';
import { balanceOf, move } from './core/ledger/ledger';
import { executeOrder, scheduledOrder } from './modules/investment-funds/fund.test-support';
import { createDirectDebit } from './modules/preauthorized-payments/direct-debit.test-support';
import { createProgram } from './modules/saving-programs/program.test-support';
import { recipients } from './shared/parties/recipients';
import { type BankUnderTest, type Client, openBank } from './testing/bank-under-test';
import { transfer } from './testing/own-transfer';
import { billOrder, firstBill, pay, STUDIO_WATER } from './testing/payment';
import { sendToThirdParty } from './testing/third-party';

const TOMORROW = '2026-11-24';
const onTomorrow = { transfer_type: 'schedule', start_date: TOMORROW } as const;
/** Merchants of Ana's seeded orders; messages about these orders are ignored. */
const SEEDED_ORDERS = /Cable Ixtle|Agua del Anáhuac/;
const NO_FUNDS = 'Saldo insuficiente en la cuenta origen.';

type Message = { at: string; subject: string; text: string };

async function failureMessages(bank: BankUnderTest): Promise<string[][]> {
  const { data }: { data: Message[] } = (await bank.send('get', '/__bank/outbox?customer=ana').expect(200))
    .body;
  return data
    .filter(({ subject, text }) => /no realizad/.test(subject) && !SEEDED_ORDERS.test(text))
    .map(({ at, subject, text }) => [at, subject, text]);
}

const withdrawAll = ({ bank }: BankUnderTest) =>
  bank.commit((tx) => {
    const amount = balanceOf(tx, 'ana-nomina');
    const debit = { from: 'ana-nomina', to: bankAccount('cash'), amount };
    move(tx, { at: bank.now, description: 'Retiro', category: 'cash', ...debit });
  });

type Case = [
  name: string,
  order: (ana: Client, bank: BankUnderTest) => Promise<unknown>,
  until: string,
  messages: string[][],
];

const cases: Case[] = [
  [
    'a transfer between own accounts',
    (ana) => transfer(ana, onTomorrow),
    'P1D',
    [
      [
        `${TOMORROW}T00:00:00-06:00`,
        'Transferencia no realizada',
        `No se hizo: Transferencia programada de $100.00 MXN de Nómina a Ahorro para el viaje. ${NO_FUNDS}`,
      ],
    ],
  ],
  [
    'a third-party transfer',
    (ana) => sendToThirdParty(ana, onTomorrow),
    'P1D',
    [
      [
        `${TOMORROW}T06:00:00-06:00`,
        'Transferencia no realizada',
        `No se hizo: Transferencia programada de $2,500.00 MXN de Nómina a Mamá. ${NO_FUNDS}`,
      ],
    ],
  ],
  [
    'a payment',
    async (ana) =>
      pay(
        ana,
        billOrder(await firstBill(ana, STUDIO_WATER), {
          transaction_type: 'SCHEDULED',
          effective_date: TOMORROW,
        }),
      ),
    'P1D',
    [
      [
        `${TOMORROW}T06:00:00-06:00`,
        'Pago no realizado',
        `No se hizo: Pago programado de $450.23 MXN a Agua y Drenaje de la Sierra. ${NO_FUNDS}`,
      ],
    ],
  ],
  [
    'a fund purchase',
    (ana) => executeOrder(ana, scheduledOrder()),
    'P1D',
    [
      [
        `${TOMORROW}T07:00:00-06:00`,
        'Operación de fondos no realizada',
        'No se hizo: Compra programada de $10,000.00 MXN de Fondo Cenzontle Deuda. Saldo insuficiente en la cuenta de cheques.',
      ],
    ],
  ],
  [
    'a direct debit and its retry',
    async (ana, bank) => {
      await createDirectDebit(ana);
      // The fund income of 2 December arrives before the withdrawal, so it does not cover the debit.
      await bank.advance('P9D');
    },
    'P2D',
    [
      [
        '2026-12-03T06:00:00-06:00',
        'Domiciliación no realizada',
        `No se hizo: Domiciliación de Red Chinampa por $799.00 MXN. ${NO_FUNDS} Se intentará otra vez el 04 dic 2026.`,
      ],
      [
        '2026-12-04T06:00:00-06:00',
        'Domiciliación no realizada',
        `No se hizo: Domiciliación de Internet Quetzal por $649.00 MXN. ${NO_FUNDS} Se intentará otra vez el 07 dic 2026.`,
      ],
      [
        '2026-12-04T06:00:00-06:00',
        'Domiciliación no realizada',
        `No se hizo: Domiciliación de Red Chinampa por $799.00 MXN. ${NO_FUNDS}`,
      ],
    ],
  ],
  [
    'a saving program',
    (ana) => createProgram(ana, { name: 'Viaje' }),
    'P1D',
    [
      [
        `${TOMORROW}T06:00:00-06:00`,
        'Ahorro no realizado',
        `No se hizo: Viaje, $500.00 MXN de Nómina a Ahorro para el viaje. ${NO_FUNDS}`,
      ],
    ],
  ],
];

test.each(cases)('the customer gets a message if %s fails on its day', async (_, order, until, messages) => {
  const bank = await openBank();
  await order(await bank.signIn('ana'), bank);
  await withdrawAll(bank);
  expect(await failureMessages(bank)).toEqual([]);
  await bank.advance(until);
  expect(await failureMessages(bank)).toEqual(messages);
});

test.each(cases)('the customer gets no message if %s succeeds', async (_, order, until) => {
  const bank = await openBank();
  await order(await bank.signIn('ana'), bank);
  await bank.advance(until);
  expect(await failureMessages(bank)).toEqual([]);
});

/** Gives the recipient `ana-mama` an account whose last digits decide the outcome of a transfer. */
const setMotherAccount = ({ bank }: BankUnderTest, accountId: string) =>
  bank.commit((tx) => {
    const savedRecipient = tx.get(recipients, 'ana-mama');
    if (savedRecipient) tx.put(recipients, { ...savedRecipient, accountId });
  });

const BLOCKED = '012180000000099048';

test('the customer gets a message if a transfer is blocked on its day, but not if it is blocked at once', async () => {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  await setMotherAccount(bank, BLOCKED);
  await sendToThirdParty(ana);
  expect(await failureMessages(bank)).toEqual([]);
  await sendToThirdParty(ana, onTomorrow);
  await bank.advance('P1D');
  expect(await failureMessages(bank)).toEqual([
    [
      `${TOMORROW}T06:00:00-06:00`,
      'Transferencia no realizada',
      'No se hizo: Transferencia programada de $2,500.00 MXN de Nómina a Mamá. Bloqueamos la transferencia por seguridad.',
    ],
  ]);
});

test('the customer gets a message if a transfer is returned', async () => {
  const bank = await openBank();
  await sendToThirdParty(await bank.signIn('ana'), { to_recipient_key: 'ana-tornillo' });
  expect(await failureMessages(bank)).toEqual([]);
  await bank.advance('PT1M');
  expect(await failureMessages(bank)).toEqual([
    [
      '2026-11-23T09:30:30-06:00',
      'Transferencia no realizada',
      'No se hizo: Transferencia de $2,500.00 MXN de Nómina a Ferretería. El banco destino devolvió la transferencia. Te regresamos el importe y la comisión.',
    ],
  ]);
});
