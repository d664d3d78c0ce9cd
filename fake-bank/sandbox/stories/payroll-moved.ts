import type { Story } from '#contract/domain/story';
import { formPath } from './form-path';

const PORTABILITY = '/settings/web/portable-payroll';
const ACCOUNT = 'olga-chequing-1';

/** The other customers of the seed already receive a salary here. */
export const payrollMoved: Story = {
  id: 'payroll-moved',
  title: 'La nómina cambia de banco',
  about:
    'Olga pide que su sueldo llegue aquí, sigue la respuesta de su otro banco y recibe su primera quincena.',
  minutes: 5,
  customer: 'olga',
  now: 'monday-morning',
  steps: [
    {
      say: 'Olga cobra en BBVA y quiere cobrar aquí. Con su CLABE y su fecha de nacimiento basta: autoriza la solicitud y la firma con su token.',
      look: 'El formulario ya está lleno: «18 dígitos, corresponde a BBVA México». Al final, «Portabilidad solicitada».',
      gesture: 'Baja y marca «Autorizo a Banco Cenzontle» → Continuar → Pedir portabilidad → token 902714',
      do: [
        {
          call: 'createPerson',
          body: {
            user: 'olga',
            name: 'Olga Serrano',
            token: '902714',
            accounts: [{ product: 'chequing', alias: 'Mi cuenta', balance: 850 }],
          },
        },
      ],
      open: formPath(`${PORTABILITY}/create`, {
        clabe: '012180015488723653',
        to_account: ACCOUNT,
        birthdate: '1990-02-07',
      }),
      expect: [
        {
          kind: 'request',
          text: 'El banco acepta la solicitud firmada',
          operation: 'payrollPortability.confirm',
          status: 200,
          times: 2,
        },
      ],
    },
    {
      say: 'Al día siguiente la solicitud sale hacia el otro banco. Olga ve en qué va sin llamar a nadie.',
      look: 'El seguimiento: «En proceso», día hábil 1 de 10.',
      do: [{ call: 'setClock', body: { mode: 'frozen', now: '2026-11-24T12:30:00-06:00' } }],
      open: PORTABILITY,
      expect: [
        {
          kind: 'job',
          text: 'La solicitud sale hacia el otro banco',
          job: 'payroll-portability',
        },
      ],
    },
    {
      say: 'Quinto día hábil, a mediodía: el otro banco acepta. La quincena de hoy ya salió hacia allá; la siguiente llega aquí.',
      look: 'El seguimiento dice «Aceptada», con la fecha desde la que llega su sueldo.',
      do: [{ call: 'setClock', body: { mode: 'frozen', now: '2026-11-30T12:00:00-06:00' } }],
      open: PORTABILITY,
      expect: [
        { kind: 'job', text: 'Llega la respuesta del otro banco', job: 'payroll-portability' },
        {
          kind: 'request',
          text: 'La página lee la solicitud',
          operation: 'payrollPortability.list',
          status: 200,
        },
      ],
    },
    {
      say: 'Y el 15 de diciembre es día de pago: la primera quincena de Olga llega aquí.',
      look: 'En la cuenta, su nómina: $12,500.00, de hoy.',
      gesture: 'Baja a «Movimientos»',
      do: [
        { call: 'setClock', body: { mode: 'frozen', now: '2026-12-15T09:30:00-06:00' } },
        {
          call: 'applyFixture',
          body: {
            name: 'payroll-portability.salary-paid',
            customer: 'olga',
            given: { account: ACCOUNT, amount: '12500' },
          },
        },
      ],
      open: `/account-summary/details/chequing/${ACCOUNT}`,
      expect: [{ kind: 'posting', text: 'Llegan $12,500.00 de nómina', account: ACCOUNT, amount: 12_500 }],
    },
  ],
};
