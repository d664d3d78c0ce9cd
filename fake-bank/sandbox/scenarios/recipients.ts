import { shownText } from '#bank/server/http/errors';
import type { ErrorCode } from '#contract/errors';
import { atField, rejectOnce, type Scenario, slug, typingSteps } from './scenario';

const CREATE = {
  method: 'POST',
  path: '/api/third-parties-recipients/v1/transfers/third-parties/recipients',
};

/** Not saved by any demo customer. */
const plumber = {
  'CLABE': '012180000123456782',
  'Nombre': 'Fidel',
  'Apellido paterno': 'Ochoa',
  'Alias': 'Plomero',
};

type Details = Pick<Scenario, 'code' | 'title'> & Partial<Pick<Scenario, 'customer' | 'steps' | 'arrange'>>;

const saving = ({ code, ...details }: Details): Scenario => ({
  id: `recipients-${slug(code)}`,
  code,
  customer: 'ana',
  deepLink: '/transfers/recipients/create',
  data: plumber,
  steps: [...typingSteps(plumber), 'Continuar'],
  expect: { ...shownText(code), shownAs: 'dialog', moneyMoved: false },
  arrange: {},
  ...details,
});

const rejectionOf = (code: ErrorCode): Scenario =>
  saving({
    code,
    title: `El banco rechaza la cuenta con ${code}`,
    arrange: rejectOnce(CREATE, code),
  });

/** One scenario per code. Duplicates and the phone's rejection need no fault. */
export const recipientScenarios: readonly Scenario[] = [
  ...(['E_BAASMXERR_-9', 'E_BAASMXERR_0'] as const).map((code) => atField(rejectionOf(code))),
  rejectionOf('BAASMXTREC015'),
  atField(
    saving({
      code: 'E_BAASMXTREC_013',
      title: 'Ya hay una cuenta con ese alias',
      steps: [...typingSteps({ ...plumber, Alias: 'Mamá' }), 'Continuar'],
    }),
  ),
  {
    ...atField(saving({ code: 'E_BAASMXTREC_014', title: 'La cuenta ya está guardada' })),
    arrange: {
      fixture: {
        name: 'recipients.account-taken',
        given: { recipient: 'ana-mama', clabe: plumber.CLABE },
      },
    },
  },
  saving({
    code: 'E500BAASMXSQR005',
    title: 'El celular no aprueba el código QR',
    customer: 'sofia',
    steps: [
      'Por ahora no',
      ...typingSteps(plumber),
      'Continuar',
      'Escribe 562090 en Clave de seguridad',
      'Guardar cuenta',
      'Ya lo aprobé',
    ],
    arrange: { fixture: { name: 'signatures.phone-refuses' } },
  }),
];
