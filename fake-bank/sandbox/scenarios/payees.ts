import { shownText } from '#bank/server/http/errors';
import type { ErrorCode } from '#contract/errors';
import { rejectOnce, type Scenario, slug, typingSteps } from './scenario';

const PAYEES = '/api/payees/v1/payees';
const CREATE = { method: 'POST', path: PAYEES };
const CHANGE = { method: 'PUT', path: `${PAYEES}/{payeeKey}` };

/** Unused by any demo customer. */
const workshop = { 'Número de servicio': '777000111222', 'Alias': 'Luz del taller' };
const aunt = { 'Celular': '3355512121', 'Escribe otra vez el celular': '3355512121', 'Alias': 'Tía Chela' };
/** Already used by Ana. */
const USED_ALIAS = 'Luz de casa';
const USED_PHONE = '5548201197';

type Details = Pick<Scenario, 'code' | 'title'> & {
  data?: Record<string, string>;
  arrange?: Scenario['arrange'];
};
type Way = Pick<Scenario, 'deepLink'> & {
  name: string;
  data: Record<string, string>;
  steps: (data: Record<string, string>) => string[];
};

const scenarioFactory =
  ({ name, deepLink, data: usual, steps }: Way) =>
  ({ code, title, data = usual, arrange = {} }: Details): Scenario => ({
    id: `payees-${name}-${slug(code)}`,
    title,
    code,
    customer: 'ana',
    deepLink,
    data,
    steps: steps(data),
    // Duplicates are reported at the field.
    expect: {
      ...shownText(code, 'payees'),
      shownAs: isDuplicate(code) ? 'notice' : 'dialog',
      moneyMoved: false,
    },
    arrange,
  });

const isDuplicate = (code: ErrorCode): boolean => code === 'E_BAASMXERR_-9' || code === 'E_BAASMXERR_-10';

const saving = (data: Record<string, string>): string[] => [...typingSteps(data), 'Continuar'];
const changing = (name: string) => (data: Record<string, string>) => [
  `Editar ${name}`,
  ...typingSteps(data),
  'Guardar cambios',
];

const service = scenarioFactory({
  name: 'service',
  deepLink: '/transfers/credits/create-payee/service?merchant=luz-del-altiplano',
  data: workshop,
  steps: saving,
});
const phone = scenarioFactory({
  name: 'phone',
  deepLink: '/transfers/credits/create-payee/mobile-top-up?merchant=jade-movil',
  data: aunt,
  steps: saving,
});
const editService = scenarioFactory({
  name: 'edit-service',
  deepLink: '/hubs/payments/services',
  data: { Alias: 'Gas de casa' },
  steps: changing('Gas'),
});
const editPhone = scenarioFactory({
  name: 'edit-phone',
  deepLink: '/hubs/payments/mobile-top-up',
  data: { Celular: aunt.Celular },
  steps: changing('Diego'),
});

const ALIAS = 'E_BAASMXERR_-9' satisfies ErrorCode;
const NUMBER = 'E_BAASMXERR_-10' satisfies ErrorCode;
const DELAY = 'E_BAASMXBPAP_024' satisfies ErrorCode;

/** One scenario per code of saving and editing a payee. Duplicates need no fault. */
export const payeeScenarios: readonly Scenario[] = [
  service({
    code: ALIAS,
    title: 'Ya hay un servicio con ese alias',
    data: { ...workshop, Alias: USED_ALIAS },
  }),
  service({
    code: NUMBER,
    title: 'El número ya está guardado',
    arrange: {
      fixture: {
        name: 'payees.number-taken',
        given: { payee: 'ana-luz', reference: workshop['Número de servicio'] },
      },
    },
  }),
  service({
    code: DELAY,
    title: 'La clave del token ya se usó para guardar otro servicio',
    arrange: rejectOnce(CREATE, DELAY),
  }),
  phone({
    code: ALIAS,
    title: 'Ya hay un servicio con el alias del celular',
    data: { ...aunt, Alias: USED_ALIAS },
  }),
  phone({
    code: NUMBER,
    title: 'El celular ya está guardado',
    data: { ...aunt, 'Celular': USED_PHONE, 'Escribe otra vez el celular': USED_PHONE },
  }),
  phone({
    code: DELAY,
    title: 'La clave del token ya se usó para guardar otro celular',
    arrange: rejectOnce(CREATE, DELAY),
  }),
  editService({
    code: ALIAS,
    title: 'Otro servicio tiene ya el alias nuevo',
    data: { Alias: USED_ALIAS },
  }),
  editService({
    code: DELAY,
    title: 'La clave del token ya se usó para cambiar otro servicio',
    arrange: rejectOnce(CHANGE, DELAY),
  }),
  editPhone({
    code: NUMBER,
    title: 'Otro celular guardado tiene ya el número nuevo',
    data: { Celular: USED_PHONE },
  }),
];
