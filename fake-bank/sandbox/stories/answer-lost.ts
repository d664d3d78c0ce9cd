import type { Story } from '#contract/domain/story';
import { formPath } from './form-path';

/** Long enough to see the search for the receipt. */
const LOOKUP_MS = 2_500;

export const answerLost: Story = {
  id: 'answer-lost',
  title: 'La respuesta que se pierde',
  about:
    'La conexión de Ana se corta al confirmar; la página busca el comprobante, y el dinero se mueve una sola vez.',
  minutes: 3,
  customer: 'ana',
  now: 'monday-morning',
  steps: [
    {
      say: 'Ana pasa $1,250 a su ahorro desde el metro. El banco hace la transferencia, pero la respuesta se pierde en el túnel.',
      look: 'Al confirmar, no hay un error: el botón dice «Buscando tu comprobante...» un par de segundos. Luego, «Transferencia hecha».',
      gesture: 'Continuar → baja a Transferir',
      do: [
        {
          call: 'createFault',
          body: { match: { operation: 'transfers.execute' }, times: 1, then: { kind: 'drop-after-commit' } },
        },
        {
          call: 'createFault',
          body: { match: { operation: 'transfers.receipt' }, times: 1, then: { delayMs: LOOKUP_MS } },
        },
      ],
      open: formPath('/transfers/my-own-accounts', {
        from_account: 'ana-nomina',
        to_account: 'ana-ahorro',
        amount: '1250',
      }),
      expect: [
        { kind: 'posting', text: 'El dinero se mueve', account: 'ana-ahorro', amount: 1_250 },
        {
          kind: 'request',
          text: 'La conexión se corta al responder',
          operation: 'transfers.execute',
          status: 0,
        },
        {
          kind: 'request',
          text: 'La página encuentra el comprobante',
          operation: 'transfers.receipt',
          status: 200,
        },
      ],
    },
    {
      say: 'El dinero se movió una sola vez, y Ana no tuvo que llamar a nadie.',
      look: 'En la cuenta de ahorro, un solo abono de $1,250.00.',
      gesture: 'Baja a «Movimientos»',
      open: '/account-summary/details/chequing/ana-ahorro',
      expect: [
        {
          kind: 'request',
          text: 'La página lee los movimientos',
          operation: 'accounts.transactions',
          status: 200,
        },
      ],
    },
  ],
};
