import { shownText } from '#bank/server/http/errors';
import { catalogue, type ErrorCode } from '#contract/errors';
import { rejectOnce, type Scenario, slug } from './scenario';

const EXECUTE = { method: 'POST', path: '/api/transfers/v1/transfers/{transferKey}/execute' };
const CANCEL = { method: 'DELETE', path: '/api/transfers/v1/transfers/{transferKey}' };

const data = { from_account: 'ana-nomina', to_account: 'ana-ahorro', amount: '1250' };

/** Codes of transfers and general codes, except codes with their own scenario. */
const rejections = catalogue.filter(
  ({ code, scopes }) =>
    scopes.some((scope) => scope === 'any' || scope === 'transfers' || scope === 'session') &&
    code !== 'CZ_NOT_CANCELLABLE' &&
    code !== 'CZ_TIMEOUT' &&
    code !== 'CZ_UNAUTHENTICATED',
);

function rejectionOf(code: ErrorCode): Scenario {
  return {
    id: `own-transfer-${slug(code)}`,
    title: `El banco rechaza la transferencia con ${code}`,
    code,
    customer: 'ana',
    deepLink: `/transfers/my-own-accounts?${new URLSearchParams(data)}`,
    data,
    steps: ['Continuar', 'Transferir $1,250.00 MXN'],
    expect: { ...shownText(code), shownAs: 'dialog', moneyMoved: false },
    arrange: rejectOnce(EXECUTE, code),
  };
}

const timeoutScenario: Scenario = {
  ...rejectionOf('CZ_TIMEOUT'),
  title: 'El banco no contesta a tiempo y no se sabe si la transferencia se hizo',
  expect: { ...shownText('CZ_TIMEOUT'), shownAs: 'page', moneyMoved: false },
};

const sessionEndScenario: Scenario = {
  ...rejectionOf('CZ_UNAUTHENTICATED'),
  title: 'La sesión termina mientras se envía la transferencia',
  expect: {
    heading: 'Por seguridad, tu sesión finalizó',
    message: 'Puedes volver a entrar cuando quieras.',
    shownAs: 'page',
    moneyMoved: false,
  },
  // Twice, because the client retries once with the session's current token pair.
  arrange: { fault: { match: EXECUTE, times: 2, then: { code: 'CZ_UNAUTHENTICATED' } } },
};

const cancellationScenario: Scenario = {
  id: `own-transfer-${slug('CZ_NOT_CANCELLABLE')}`,
  title: 'La transferencia programada ya no se puede cancelar',
  code: 'CZ_NOT_CANCELLABLE',
  customer: 'ana',
  deepLink: '/transfers/history/transactions?transfer_status=SCHEDULED',
  data: {},
  steps: ['Cancelar', 'Cancelar transferencia'],
  expect: { ...shownText('CZ_NOT_CANCELLABLE'), shownAs: 'dialog', moneyMoved: false },
  arrange: rejectOnce(CANCEL, 'CZ_NOT_CANCELLABLE'),
};

export const ownTransferScenarios: readonly Scenario[] = [
  ...rejections.map(({ code }) => rejectionOf(code)),
  timeoutScenario,
  sessionEndScenario,
  cancellationScenario,
];
