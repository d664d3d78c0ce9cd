import type { Story } from '#contract/domain/story';

export const noteMatures: Story = {
  id: 'note-matures',
  title: 'Un pagaré que vence',
  about: 'A Jorge se le vence un pagaré: regresan el capital y los intereses, menos el impuesto.',
  minutes: 3,
  customer: 'jorge',
  now: 'monday-morning',
  steps: [
    {
      say: 'Jorge guarda parte de lo que vende en pagarés. Cada dos semanas vence uno; el próximo, este viernes.',
      look: 'Trece inversiones vigentes, y el próximo vencimiento: $5,129.23 el 27 de noviembre.',
      open: '/account-summary/details/investment-product/jorge-valores',
      expect: [
        {
          kind: 'request',
          text: 'La página lee las inversiones',
          operation: 'investmentProducts.investments',
          status: 200,
        },
      ],
    },
    {
      say: 'Adelantemos el reloj al viernes. A medianoche el banco pagó capital e intereses, y retuvo el impuesto.',
      look: 'En la cuenta de su negocio, tres movimientos de las 00:00: los cinco mil pesos, sus intereses y el ISR.',
      gesture: 'Baja a «Movimientos»',
      do: [{ call: 'setClock', body: { mode: 'frozen', now: '2026-11-27T09:30:00-06:00' } }],
      open: '/account-summary/details/chequing/jorge-negocio',
      expect: [
        { kind: 'job', text: 'Vence el pagaré', job: 'investment-payment' },
        { kind: 'posting', text: 'Regresan los $5,000.00', account: 'jorge-negocio', amount: 5_000 },
        { kind: 'posting', text: 'Llegan $151.67 de intereses', account: 'jorge-negocio', amount: 151.67 },
        { kind: 'posting', text: 'Se retienen $22.44 de ISR', account: 'jorge-negocio', amount: -22.44 },
      ],
    },
    {
      say: 'Y en su portafolio ese pagaré ya no está.',
      look: 'Quedan doce inversiones vigentes; la próxima vence el 11 de diciembre.',
      open: '/account-summary/details/investment-product/jorge-valores',
      expect: [
        {
          kind: 'request',
          text: 'La página lee las inversiones',
          operation: 'investmentProducts.investments',
          status: 200,
        },
      ],
    },
  ],
};
