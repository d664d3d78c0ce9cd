import { shownText } from '#bank/server/http/errors';
import type { ErrorCode } from '#contract/errors';
import { rejectOnce, type Scenario, slug } from './scenario';

const EXECUTE = {
  method: 'POST',
  path: '/api/third-parties/v1/transfers/third-parties/{transferKey}/execute',
};

export const speiForm = (data: Record<string, string>) => ({
  data,
  deepLink: `/third-parties/spei?${new URLSearchParams(data)}`,
});

export const toMother = {
  from_account: 'ana-nomina',
  to_account: 'ana-mama',
  amount: '2500',
  concept: 'Casa',
};
export const SEND = 'Transferir $2,500.00 MXN';

type Details = Pick<Scenario, 'code' | 'title' | 'customer' | 'steps'> & {
  form: Record<string, string>;
  shownAs?: Scenario['expect']['shownAs'];
  arrange?: Scenario['arrange'];
};

const spei = ({ form, shownAs = 'dialog', arrange = {}, ...details }: Details): Scenario => ({
  id: `third-party-${slug(details.code)}`,
  ...details,
  ...speiForm(form),
  expect: { ...shownText(details.code), shownAs, moneyMoved: false },
  arrange,
});

/** Rejected once at execution, after a successful validation. */
const rejectionOf = (code: ErrorCode): Scenario =>
  spei({
    code,
    title: `El banco rechaza el envío con ${code}`,
    customer: 'ana',
    form: toMother,
    steps: ['Continuar', SEND],
    arrange: rejectOnce(EXECUTE, code),
  });

const codes = [
  'E400BAASMXTTPT057',
  '2082',
  '2081',
  '3215',
  'E_BAASMXERR_2081',
  'E_BAASMXERR_2082',
  '2185',
  '2083',
  'CZ_INSUFFICIENT_FUNDS',
  'CZ_NOT_ENTITLED',
] as const satisfies ErrorCode[];

export const thirdPartyScenarios: readonly Scenario[] = [
  ...codes.map(rejectionOf),
  spei({
    code: 'CZ_POA',
    title: 'El banco destino no puede recibir la transferencia',
    customer: 'ana',
    form: { ...toMother, to_account: 'ana-imprenta' },
    steps: ['Continuar'],
  }),
  spei({
    code: 'CZ_COA',
    title: 'El banco destino tiene una contingencia y puede tardar',
    customer: 'ana',
    form: { ...toMother, to_account: 'ana-refacciones' },
    steps: ['Continuar'],
    shownAs: 'notice',
  }),
  spei({
    code: 'BYND_SCORE_DECLINE_002',
    title: 'El puntaje del cliente no permite enviar',
    customer: 'renata',
    form: { from_account: 'renata-cheques', to_account: 'renata-casera', amount: '10', concept: 'Renta' },
    steps: ['Continuar', 'Transferir $10.00 MXN'],
  }),
  spei({
    code: 'BYND_SCORE_BLOCKED_001',
    title: 'El puntaje del cliente bloquea su acceso',
    customer: 'bruno',
    form: { from_account: 'bruno-cheques', to_account: 'bruno-casero', amount: '10', concept: 'Renta' },
    steps: ['Continuar', 'Transferir $10.00 MXN'],
  }),
];
