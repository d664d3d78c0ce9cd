import type { Story } from '#contract/domain/story';
import { formPath } from './form-path';

export const speiReturned: Story = {
  id: 'spei-returned',
  title: 'Un SPEI que regresa',
  about:
    'Ana paga por SPEI, el otro banco devuelve el dinero, y con él regresan la comisión y su límite del día.',
  minutes: 4,
  customer: 'ana',
  now: 'monday-morning',
  steps: [
    {
      say: 'Ana le debe mil pesos a la ferretería. Les transfiere por SPEI desde su nómina y firma con su token.',
      look: 'El formulario ya está lleno. Al final, el comprobante dice «Transferencia en proceso»: mil pesos y $5.80 de comisión.',
      gesture: 'Continuar → baja a Transferir → token 318204',
      open: formPath('/third-parties/spei', {
        from_account: 'ana-nomina',
        to_account: 'ana-tornillo',
        amount: '1000',
        concept: 'Tornillos',
      }),
      expect: [
        {
          kind: 'request',
          text: 'Llega la orden, y otra vez ya firmada',
          operation: 'thirdParties.execute',
          status: 200,
          times: 2,
        },
        { kind: 'posting', text: 'Salen $1,000.00 de la nómina', account: 'ana-nomina', amount: -1_000 },
        { kind: 'posting', text: 'Se cobran $5.80 de comisión', account: 'ana-nomina', amount: -5.8 },
      ],
    },
    {
      say: 'Lo que envía cuenta para su límite del día, como en cualquier banco.',
      look: 'En sus límites, «Otros bancos» dice «Usado hoy: $1,000.00».',
      open: '/settings/web/limits',
      expect: [{ kind: 'request', text: 'La página lee los límites', operation: 'limits.list', status: 200 }],
    },
    {
      say: 'Pasan treinta segundos y el otro banco la devuelve: la cuenta ya no existe. Ana no tiene que reclamar nada.',
      look: 'Dos abonos: el dinero y la comisión. El saldo es otra vez de $48,315.62, el de antes.',
      gesture: 'Baja a «Movimientos»',
      do: [{ call: 'advanceClock', body: { duration: 'PT30S' } }],
      open: '/account-summary/details/chequing/ana-nomina',
      expect: [
        { kind: 'job', text: 'Llega la respuesta del otro banco', job: 'third-party-outcome' },
        { kind: 'posting', text: 'Regresan $1,000.00', account: 'ana-nomina', amount: 1_000 },
        { kind: 'posting', text: 'Regresa la comisión', account: 'ana-nomina', amount: 5.8 },
        {
          kind: 'message',
          text: 'Ana recibe un aviso',
          customer: 'ana',
          subject: 'Transferencia no realizada',
        },
      ],
    },
    {
      say: 'También recupera lo que podía enviar hoy: una transferencia que no llegó no gasta su límite del día.',
      look: '«Otros bancos» ya no dice que se haya usado algo hoy.',
      open: '/settings/web/limits',
      expect: [{ kind: 'request', text: 'La página lee los límites', operation: 'limits.list', status: 200 }],
    },
  ],
};
