import { shownText } from '#bank/server/http/errors';
import type { ErrorCode } from '#contract/errors';
import { atField, rejectOnce, type Scenario, slug, typingSteps } from './scenario';

const PROGRAMS = '/api/saving-programs/v1/saving-programs';
const CREATE = { method: 'POST', path: `${PROGRAMS}/confirmations` };
const CHANGE = { method: 'PUT', path: `${PROGRAMS}/{programKey}` };

const data = { from_account: 'ana-nomina', to_account: 'ana-ahorro', amount: '500' };

const rejectionOf = (code: ErrorCode): Scenario => ({
  id: `saving-programs-${slug(code)}`,
  title: `El banco rechaza el programa de ahorro con ${code}`,
  code,
  customer: 'ana',
  deepLink: `/saving-programs/create?${new URLSearchParams(data)}`,
  data,
  steps: ['Continuar', 'Crear programa'],
  // After a timeout the client looks up the result on a separate page.
  expect: { ...shownText(code), shownAs: code === 'CZ_TIMEOUT' ? 'page' : 'dialog', moneyMoved: false },
  arrange: rejectOnce(CREATE, code),
});

const tooMuch: Scenario = atField({
  id: `saving-programs-edit-${slug('2082')}`,
  title: 'El nuevo importe rebasa el límite por operación',
  code: '2082',
  customer: 'ana',
  deepLink: '/saving-programs',
  data: {},
  steps: ['Cambiar Viaje a Oaxaca', ...typingSteps({ '¿Cuánto cada vez?': '2,000.00' }), 'Guardar cambios'],
  expect: { ...shownText('2082'), shownAs: 'dialog', moneyMoved: false },
  arrange: rejectOnce(CHANGE, '2082'),
});

/** The program was removed meanwhile, for example in another tab. */
const deleted: Scenario = {
  id: `saving-programs-pause-${slug('CZ_NOT_FOUND')}`,
  title: 'El programa de ahorro ya no existe cuando se pausa',
  code: 'CZ_NOT_FOUND',
  customer: 'ana',
  deepLink: '/saving-programs',
  data: {},
  steps: ['Pausar Viaje a Oaxaca', 'Poner en pausa'],
  expect: { ...shownText('CZ_NOT_FOUND'), shownAs: 'dialog', moneyMoved: false },
  arrange: rejectOnce(CHANGE, 'CZ_NOT_FOUND'),
};

/** One scenario per code of a program. */
export const savingProgramScenarios: readonly Scenario[] = [
  ...(
    ['2082', 'CZ_NOT_ENTITLED', 'CZ_NOT_FOUND', 'CZ_NOT_VALIDATED', 'CZ_NONCE_REUSED', 'CZ_TIMEOUT'] as const
  ).map(rejectionOf),
  tooMuch,
  deleted,
];
