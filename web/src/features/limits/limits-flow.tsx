import { Text } from '@chakra-ui/react/text';
import { bankInstant } from '#contract/domain/dates';
import { defineFlow } from '#web/flow/flow.ts';
import { limitPerOperation as currentLimit } from '#web/flow/money-form/limits.ts';
import type { ReceiptView } from '#web/flow/receipt/view.ts';
import { signWithToken } from '#web/flow/signature/SignatureForm.tsx';
import { isSignatureRequest } from '#web/flow/submission/signature-request.ts';
import type { Summary } from '#web/flow/summary.ts';
import { bankNow } from '#web/lib/api/bank-clock.ts';
import { loadLimits } from '#web/lib/api/queries/limits.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { formatMoment } from '#web/lib/format/dates.ts';
import { LIMITS, LIMITS_ADMIN, LIMITS_CREATE } from './addresses';
import { CHANGE_PATH, changeLimits } from './api';
import { LimitsFields } from './LimitsFields';
import {
  areInForce,
  changesOf,
  checkLimits,
  draftOf,
  formatLimit,
  type LimitChange,
  type LimitsDraft,
  type LimitsSetup,
  type LimitsUpdate,
  summarizeError,
} from './limits';

const SignChange = signWithToken(() => ({ method: 'PUT', url: CHANGE_PATH }));

const receiptOf = (changes: readonly LimitChange[]): LimitsUpdate['receipt'] => ({
  at: bankInstant(bankNow()),
  changes,
});

const rowsOf = (changes: readonly LimitChange[]) =>
  changes.map(({ limit, centavos }) => ({
    label: limit.limitDesc,
    value: formatLimit(centavos),
    detail: `Antes ${formatLimit(currentLimit(limit))}`,
    field: limit.limitKey,
  }));

const countText = ({ length }: readonly LimitChange[]) => (length === 1 ? '1 límite' : `${length} límites`);

const headline = (changes: readonly LimitChange[]) => (
  <Text textStyle="heading.lg">{countText(changes)}</Text>
);

function summaryOf(_: LimitsDraft, __: LimitsSetup, changes: readonly LimitChange[]): Summary<LimitsDraft> {
  return {
    lead: 'Vas a cambiar',
    headline: {
      label: 'los límites',
      value: headline(changes),
      field: changes[0]?.limit.limitKey ?? 'ThirdPartytransferOffUs',
    },
    to: 'de tus operaciones',
    rows: rowsOf(changes),
    signed: changes.map(({ limit, centavos }) => ({
      label: limit.limitDesc,
      value: `De ${formatLimit(currentLimit(limit))} a ${formatLimit(centavos)}`,
    })),
    note: 'Te pediremos tu clave para firmar el cambio. Aplica de inmediato.',
    button: `Cambiar ${countText(changes)}`,
  };
}

const viewOf = ({ at, changes }: LimitsUpdate['receipt']): ReceiptView => ({
  heading: 'Límites actualizados',
  at: formatMoment(at),
  status: { label: 'Vigente', tone: 'success' },
  lead: 'Cambiaste',
  headline: headline(changes),
  to: 'de tus operaciones',
  folio: null,
  shared: null,
  rows: rowsOf(changes),
  next: 'Tus nuevos límites ya aplican a tus operaciones.',
});

/** Creates a flow; the form has two URLs with a flow each. */
const limitsFlow = (base: string) =>
  defineFlow<LimitsUpdate>({
    base,
    title: 'Cambiar límites',
    parent: { to: LIMITS, label: 'Límites de operación' },
    setup: async (visitId) => ({ limits: (await loadLimits()).data, visitId }),
    defaults: draftOf,
    inputs: [
      {
        slug: '',
        label: 'Elige tus límites',
        fields: [],
        check: checkLimits,
        Fields: LimitsFields,
        summarize: summarizeError,
        submit: async (draft, setup) => changesOf(draft, setup),
      },
    ],
    summary: summaryOf,
    signature: { input: null, confirm: { slug: null, title: 'Firma el cambio', Form: SignChange } },
    execute: async (_, { visitId }, changes) => {
      const answer = await changeLimits(changes, visitId);
      return isSignatureRequest(answer) ? answer : receiptOf(changes);
    },
    repeatable: true,
    lookUp: async (_, changes) =>
      areInForce(changes, (await loadLimits()).data) ? receiptOf(changes) : null,
    receipt: {
      key: ({ at }) => at,
      load: async () => null,
      pdf: () => null,
      view: viewOf,
      repeatLabel: 'Cambiar otro límite',
    },
    unchanged: 'Tus límites siguen como estaban.',
    history: { to: LIMITS, label: 'Ver mis límites' },
    invalidates: [queryKeys.limits],
  });

export default [LIMITS_ADMIN, LIMITS_CREATE].map(limitsFlow);
