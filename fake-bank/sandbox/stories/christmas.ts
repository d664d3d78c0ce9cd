import type { Story } from '#contract/domain/story';
import { formPath } from './form-path';

export const christmas: Story = {
  id: 'christmas',
  title: 'El banco en Navidad',
  about:
    'Ana encuentra el banco cerrado, deja un pago programado, y el banco lo hace el siguiente día hábil.',
  minutes: 4,
  customer: 'ana',
  now: 'holiday',
  steps: [
    {
      say: 'Es 25 de diciembre y Ana quiere invertir su aguinaldo. Hoy no se puede, y el banco lo dice antes de que llene nada.',
      look: 'En lugar del formulario, «Estás fuera de horario»: abre el lunes 28 a las 07:00.',
      open: '/investments/unique',
      expect: [
        {
          kind: 'request',
          text: 'La página lee los días inhábiles',
          operation: 'references.holidays',
          status: 200,
        },
      ],
    },
    {
      say: 'También quiere abonar al crédito de su hermano. Eso sí puede dejarlo listo: elige «Programar» y firma con su token.',
      look: 'Un aviso explica el horario. Al elegir «Programar», la fecha es el 28 de diciembre. Al final, «Pago programado».',
      gesture: 'Baja a «¿Cuándo?» → Programar → Continuar → baja a Programar $3,000.00 → token 318204',
      open: formPath('/third-parties/credits', {
        from_account: 'ana-nomina',
        to_account: 'ana-credito-hermano',
        amount: '3000',
      }),
      expect: [
        {
          kind: 'request',
          text: 'Llega la orden, y otra vez ya firmada',
          operation: 'thirdParties.execute',
          status: 200,
          times: 2,
        },
      ],
    },
    {
      say: 'Llega el lunes. Nadie tiene que acordarse: a las seis de la mañana el banco hace el pago solo.',
      look: 'En la cuenta, el pago de $3,000.00, de hoy a las 06:00.',
      gesture: 'Baja a «Movimientos»',
      do: [{ call: 'setClock', body: { mode: 'frozen', now: '2026-12-28T09:30:00-06:00' } }],
      open: '/account-summary/details/chequing/ana-nomina',
      expect: [
        { kind: 'job', text: 'Corre el pago programado', job: 'scheduled-third-party' },
        { kind: 'posting', text: 'Salen $3,000.00 de la nómina', account: 'ana-nomina', amount: -3_000 },
      ],
    },
  ],
};
