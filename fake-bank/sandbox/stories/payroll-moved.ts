import type { Story } from '#contract/domain/story';

const PORTABILITY = '/settings/web/portable-payroll';

export const payrollMoved: Story = {
  id: 'payroll-moved',
  title: 'La nómina cambia de banco',
  about: 'Luis pide que su sueldo llegue aquí y sigue la respuesta de su otro banco, día por día.',
  minutes: 5,
  customer: 'luis',
  now: 'monday-morning',
  steps: [
    {
      say: 'Luis cobra en BBVA y quiere cobrar aquí. Dice con qué banco, escribe su CLABE y su fecha de nacimiento, autoriza la solicitud y la firma con su token.',
      look: 'Bajo la CLABE: «18 dígitos, corresponde a BBVA México». Al final, «Portabilidad solicitada».',
      gesture:
        'BBVA México → CLABE 012180015488723653 → nacimiento: 7 de febrero de 1990 → marca la autorización → Continuar → Pedir portabilidad → token 285713',
      open: `${PORTABILITY}/create`,
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
      say: 'Al día siguiente la solicitud sale hacia el otro banco. Luis ve en qué va sin llamar a nadie.',
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
      say: 'Quinto día hábil, a mediodía: el otro banco acepta. Desde hoy su sueldo llega aquí.',
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
  ],
};
