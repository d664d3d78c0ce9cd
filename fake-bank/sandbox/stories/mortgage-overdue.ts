import type { Story } from '#contract/domain/story';
import { formPath } from './form-path';

const MORTGAGE = '/account-summary/details/mortgage/laura-mortgage-1';

/** Elena of the seed has no account to pay from. */
export const mortgageOverdue: Story = {
  id: 'mortgage-overdue',
  title: 'Una hipoteca atrasada',
  about:
    'Laura debe dos mensualidades: cuánto cuesta cada día y a qué se aplica un pago que no alcanza para todo.',
  minutes: 5,
  customer: 'laura',
  now: 'monday-morning',
  steps: [
    {
      say: 'Laura debe dos mensualidades de su hipoteca. El banco se lo dice con números, sin asustarla.',
      look: 'Un saldo vencido de $19,801.60, que incluye $35.58 de moratorios. Más abajo, los pagos 13 y 14, vencidos.',
      gesture: 'Baja a «Pagos vencidos»',
      do: [
        {
          call: 'createPerson',
          body: {
            user: 'laura',
            name: 'Laura Méndez',
            token: '135790',
            accounts: [
              { product: 'chequing', alias: 'Mi cuenta', balance: 12_000 },
              { product: 'mortgage', alias: 'Mi casa', overdue: 2 },
            ],
          },
        },
      ],
      open: MORTGAGE,
      expect: [
        { kind: 'request', text: 'La página lee la hipoteca', operation: 'mortgages.get', status: 200 },
      ],
    },
    {
      say: 'Cada día de atraso cuesta algo. Pasemos a mañana: el interés se calcula por días, sobre lo vencido.',
      look: 'Los moratorios ya son $36.88: un peso con treinta más que ayer.',
      do: [{ call: 'advanceClock', body: { duration: 'P1D' } }],
      open: MORTGAGE,
      expect: [
        {
          kind: 'request',
          text: 'La página vuelve a leer la hipoteca',
          operation: 'mortgages.get',
          status: 200,
        },
      ],
    },
    {
      say: 'Laura puede pagar hoy diez mil pesos. No alcanza para todo, y aun así el banco los recibe.',
      look: 'El formulario ya está lleno. Al final, «Transferencia hecha»: el dinero ya está en la hipoteca.',
      gesture: 'Continuar → baja a Transferir',
      open: formPath('/transfers/my-own-accounts', {
        from_account: 'laura-chequing-1',
        to_account: 'laura-mortgage-1',
        amount: '10000',
      }),
      expect: [
        { kind: 'request', text: 'El banco recibe el pago', operation: 'transfers.execute', status: 200 },
        {
          kind: 'posting',
          text: 'Salen $10,000.00 de su cuenta',
          account: 'laura-chequing-1',
          amount: -10_000,
        },
        { kind: 'posting', text: 'Llegan a la hipoteca', account: 'laura-mortgage-1', amount: 10_000 },
      ],
    },
    {
      say: 'El orden lo fija el banco: $36.88 a los moratorios, $9,883.01 a la mensualidad más vieja, y los $80.11 que sobran a la siguiente.',
      look: 'Ya no hay moratorios y son 13 los pagos hechos. Más abajo, al pago 14 le faltan $9,802.90 de $9,883.01.',
      gesture: 'Baja a «Pagos vencidos»',
      open: MORTGAGE,
      expect: [
        { kind: 'request', text: 'La página lee la hipoteca', operation: 'mortgages.get', status: 200 },
      ],
    },
  ],
};
