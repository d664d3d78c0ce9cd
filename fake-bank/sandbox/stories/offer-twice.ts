import type { Story } from '#contract/domain/story';
import { formPath } from './form-path';

export const offerTwice: Story = {
  id: 'offer-twice',
  title: 'Aceptar dos veces la misma oferta',
  about: 'Ana acepta un préstamo, se queda sin respuesta y lo acepta otra vez: recibe un solo depósito.',
  minutes: 5,
  customer: 'ana',
  now: 'monday-morning',
  steps: [
    {
      say: 'Ana tiene un préstamo preaprobado. Lo acepta, lo firma con su token y justo entonces se corta la conexión.',
      look: 'Tras la firma, la página dice «No recibimos la respuesta del banco» y ofrece «Intentar de nuevo».',
      gesture:
        'Baja hasta el final del documento y luego, fuera de él, a la casilla → acepta → Continuar → Continuar → baja a Contratar → token 318204',
      do: [
        {
          call: 'createFault',
          body: { match: { operation: 'campaigns.accept', nth: 2 }, then: { kind: 'drop-after-commit' } },
        },
        {
          call: 'createFault',
          body: { match: { operation: 'campaigns.receipt' }, times: 1, then: { status: 500 } },
        },
      ],
      open: formPath('/campaigns/personal-loan', {
        referenceKey: 'ana-campana-3',
        offerKey: 'ana-oferta-3',
        amount: '80000',
        to_account: 'ana-nomina',
      }),
      expect: [
        { kind: 'request', text: 'El banco recibe la firma', operation: 'signatures.sign', status: 200 },
        { kind: 'posting', text: 'El préstamo ya está depositado', account: 'ana-nomina', amount: 80_000 },
        {
          kind: 'message',
          text: 'Ana recibe el aviso de su préstamo',
          customer: 'ana',
          subject: 'Aceptaste una oferta',
        },
      ],
    },
    {
      say: 'Ana toca otra vez. El banco reconoce que es la misma orden: no hace otro préstamo, entrega el comprobante del primero.',
      look: 'El comprobante, con su folio: «Tu préstamo está en tu cuenta».',
      gesture: 'Intentar de nuevo',
      expect: [
        {
          kind: 'request',
          text: 'El segundo toque recibe la misma respuesta',
          operation: 'campaigns.accept',
          status: 200,
        },
      ],
    },
    {
      say: 'Lo que importa está en la cuenta: un préstamo, un depósito.',
      look: 'Un solo préstamo de $80,000.00 y una sola comisión.',
      gesture: 'Baja a «Movimientos»',
      open: '/account-summary/details/chequing/ana-nomina',
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
