import type { Story } from '#contract/domain/story';
import { formPath } from './form-path';

const DIRECT_DEBITS = '/preauthorized-payments';

export const directDebitRetried: Story = {
  id: 'direct-debit-retried',
  title: 'Una domiciliación que falla y se vuelve a intentar',
  about: 'A Rosa no le alcanza para la luz; el banco le avisa, ella pasa dinero y el cargo se hace el lunes.',
  minutes: 5,
  customer: 'rosa',
  now: 'monday-morning',
  steps: [
    {
      say: 'Rosa domicilió la luz en su cuenta de diario: el recibo se paga solo, sin que ella haga nada.',
      look: 'Sus domiciliaciones: Luz del Altiplano, con el próximo cargo de $901.53 el 18 de diciembre.',
      do: [
        {
          call: 'createPerson',
          body: {
            user: 'rosa',
            name: 'Rosa Ávila',
            token: '246813',
            accounts: [
              { product: 'chequing', alias: 'Diario', balance: 50 },
              { product: 'chequing', alias: 'Ahorro', balance: 5_000 },
            ],
          },
        },
        {
          call: 'applyFixture',
          body: {
            name: 'preauthorized-payments.exists',
            customer: 'rosa',
            given: {
              merchant: 'luz-del-altiplano',
              reference: '640028119904',
              account: 'rosa-chequing-1',
            },
          },
        },
      ],
      open: DIRECT_DEBITS,
      expect: [
        {
          kind: 'request',
          text: 'La página lee las domiciliaciones',
          operation: 'preauthorizedPayments.list',
          status: 200,
        },
      ],
    },
    {
      say: 'Viernes 18 de diciembre, seis de la mañana: toca el cargo y el dinero no alcanza. El banco avisa y dice cuándo lo intentará otra vez.',
      look: 'La lista dice que el cargo no se hizo, por qué, y que se intenta otra vez el 21.',
      do: [{ call: 'setClock', body: { mode: 'frozen', now: '2026-12-18T09:30:00-06:00' } }],
      open: DIRECT_DEBITS,
      expect: [
        {
          kind: 'message',
          text: 'El cargo falla y Rosa recibe el aviso',
          customer: 'rosa',
          subject: 'Domiciliación no realizada',
        },
      ],
    },
    {
      say: 'En su cuenta de diario solo hay cincuenta pesos. Rosa pasa dos mil de su ahorro; el recibo no lo paga a mano.',
      look: 'El formulario ya está lleno, y en «Diario» hay $50.00. Con dos toques, «Transferencia hecha».',
      gesture: 'Continuar → baja a Transferir',
      open: formPath('/transfers/my-own-accounts', {
        from_account: 'rosa-chequing-2',
        to_account: 'rosa-chequing-1',
        amount: '2000',
      }),
      expect: [
        { kind: 'posting', text: 'Llegan $2,000.00 a la cuenta', account: 'rosa-chequing-1', amount: 2_000 },
      ],
    },
    {
      say: 'El lunes el banco lo intenta de nuevo y esta vez sí.',
      look: 'El último cargo es del 21, por $901.53, y el próximo ya tiene fecha.',
      do: [{ call: 'setClock', body: { mode: 'frozen', now: '2026-12-21T09:30:00-06:00' } }],
      open: DIRECT_DEBITS,
      expect: [
        { kind: 'posting', text: 'Se paga el recibo de luz', account: 'rosa-chequing-1', amount: -901.53 },
      ],
    },
  ],
};
