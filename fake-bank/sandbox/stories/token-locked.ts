import type { Story } from '#contract/domain/story';
import { formPath } from './form-path';

export const tokenLocked: Story = {
  id: 'token-locked',
  title: 'Cinco claves equivocadas',
  about: 'Alguien adivina el token de Ana; a la quinta clave el banco bloquea la firma y lo deja escrito.',
  minutes: 3,
  customer: 'ana',
  now: 'monday-morning',
  steps: [
    {
      say: 'Alguien encontró abierta la computadora de Ana y quiere transferir. No tiene su token, así que adivina cuatro veces: 000000.',
      look: 'Cuatro veces, «La clave no es correcta». Desde la primera, la página dice cuántos intentos quedan; al final, uno.',
      gesture: 'Continuar → baja a Transferir → clave 000000, solo cuatro veces',
      open: formPath('/third-parties/spei', {
        from_account: 'ana-nomina',
        to_account: 'ana-mama',
        amount: '2500',
        concept: 'Casa',
      }),
      expect: [
        {
          kind: 'request',
          text: 'El banco rechaza cuatro claves',
          operation: 'signatures.sign',
          status: 200,
          times: 4,
        },
      ],
    },
    {
      say: 'Intenta por quinta vez y el banco deja de escuchar, aunque ahora adivinara.',
      look: '«Bloqueamos tu firma»: se podrá firmar otra vez a las 09:45. No salió un peso.',
      gesture: 'Clave 000000, otra vez',
      expect: [
        {
          kind: 'request',
          text: 'La quinta clave bloquea la firma',
          operation: 'signatures.sign',
          status: 423,
          code: 'E_500BAASMXSIGN_007',
        },
      ],
    },
    {
      say: 'Ana lo ve después: todo lo que se intentó en su nombre queda escrito.',
      look: 'En su registro, cinco firmas con una clave incorrecta y, encima de ellas, «Firma bloqueada por claves incorrectas».',
      open: '/settings/activity-log',
      expect: [
        {
          kind: 'request',
          text: 'La página lee el registro',
          operation: 'activityLog.list',
          status: 200,
        },
      ],
    },
  ],
};
