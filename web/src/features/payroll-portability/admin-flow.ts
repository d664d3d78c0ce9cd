import type { Portability } from '#contract/domain/portability';
import { formatPayingAccount, formatReceivingAccount } from '#contract/receipts/payroll-portability';
import { isOpen } from '#contract/rules/payroll-portability';
import { defineFlow } from '#web/flow/flow.ts';
import type { Summary } from '#web/flow/summary.ts';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { PORTABILITY, PORTABILITY_ADMIN } from './addresses';
import { cancel, loadRequest, loadRequests, PORTABILITY_KEY } from './api';
import { type Cancellation, RequestField } from './RequestField';
import { headline, portabilityReceipt } from './receipt';
import { statusOf } from './status';

const isCancelled = (request: Portability) => (request.status === 'CANCELLED' ? request : null);

const adminFlow = defineFlow<Cancellation>({
  base: PORTABILITY_ADMIN,
  title: 'Cancelar una solicitud',
  parent: { to: PORTABILITY, label: 'Portabilidad de nómina' },
  setup: async () => ({ open: (await loadRequests()).filter(({ status }) => isOpen(status)) }),
  defaults: ({ open }, query) => {
    const requested = query.get('request');
    const selected = open.length === 1 ? open[0] : open.find(({ key }) => key === requested);
    return { request: selected?.key ?? '' };
  },
  inputs: [
    {
      slug: '',
      label: 'Elige la solicitud',
      fields: [],
      check: ({ request }, { open }) => ({
        request: open.some(({ key }) => key === request) ? undefined : 'Elige la solicitud que cancelas.',
      }),
      Fields: RequestField,
      // Reads the request again, since the bank may have answered it after the list was loaded.
      submit: ({ request }) => loadRequest(request),
    },
  ],
  summary: summaryOf,
  signature: { input: null, confirm: null },
  execute: (_, __, { key }) => cancel(key),
  repeatable: true,
  lookUp: async (_, { key }) => isCancelled(await loadRequest(key)),
  receipt: { ...portabilityReceipt, repeatLabel: 'Cancelar otra solicitud' },
  unchanged: 'La solicitud sigue como estaba.',
  history: { to: PORTABILITY, label: 'Ver mis solicitudes' },
  invalidates: [PORTABILITY_KEY],
});

export default [adminFlow];

function summaryOf(
  _: Cancellation['draft'],
  __: Cancellation['setup'],
  request: Cancellation['quote'],
): Summary<Cancellation['draft']> {
  return {
    lead: 'Ya no vas a recibir',
    headline: { label: 'la solicitud', value: headline, field: 'request' },
    to: `en ${formatReceivingAccount(request)}`,
    rows: [
      { label: 'Cuenta que te paga hoy', value: formatPayingAccount(request) },
      { label: 'Estatus', value: statusOf(request, bankToday()).label },
      { label: 'Folio', value: request.confirmationNumber },
    ],
    note: 'Tu sueldo sigue llegando como hasta ahora. Si después quieres traerlo, haz una solicitud nueva.',
    button: 'Cancelar solicitud',
  };
}
