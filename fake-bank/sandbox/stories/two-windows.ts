import type { Story } from '#contract/domain/story';
import { formPath } from './form-path';

const FORM = formPath('/transfers/my-own-accounts', {
  from_account: 'pablo-chequing-1',
  to_account: 'pablo-chequing-2',
  amount: '8000',
});

export const twoWindows: Story = {
  id: 'two-windows',
  title: 'Dos ventanas y un solo saldo',
  about: 'Pablo transfiere lo mismo en dos ventanas, y el dinero solo sale una vez.',
  minutes: 4,
  customer: 'pablo',
  now: 'monday-morning',
  steps: [
    {
      say: 'Pablo tiene diez mil pesos y va a pasar ocho mil a su ahorro. Llega hasta la revisión y ahí se detiene.',
      look: 'La página «Revisa y confirma». Todavía no se mueve nada.',
      gesture: 'Continuar, y ahí te detienes',
      do: [
        {
          call: 'createPerson',
          body: {
            user: 'pablo',
            name: 'Pablo Rangel',
            token: '314159',
            accounts: [
              { product: 'chequing', alias: 'Diario', balance: 10_000 },
              { product: 'chequing', alias: 'Ahorro', balance: 0 },
            ],
          },
        },
      ],
      open: FORM,
      expect: [
        { kind: 'request', text: 'El banco revisa la orden', operation: 'transfers.validate', status: 200 },
      ],
    },
    {
      say: 'Olvida que la dejó abierta y hace lo mismo en otra ventana. Esta vez sí confirma.',
      look: 'En la segunda ventana, «Transferencia hecha».',
      gesture: 'Continuar → baja a Transferir',
      open: FORM,
      window: 'second',
      expect: [
        {
          kind: 'request',
          text: 'El banco hace la transferencia',
          operation: 'transfers.execute',
          status: 200,
        },
        { kind: 'posting', text: 'Salen $8,000.00', account: 'pablo-chequing-1', amount: -8_000 },
      ],
    },
    {
      say: 'Regresa a la primera ventana y confirma también ahí. La revisión era buena, pero el dinero ya no alcanza.',
      look: 'La primera ventana dice «Saldo insuficiente» y muestra los $2,000.00 que quedan. No se movió nada más.',
      gesture: 'Baja a Transferir',
      expect: [
        {
          kind: 'request',
          text: 'El banco rechaza la segunda transferencia',
          operation: 'transfers.execute',
          status: 422,
          code: 'CZ_INSUFFICIENT_FUNDS',
        },
      ],
    },
  ],
};
