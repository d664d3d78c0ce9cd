import type { PreauthorizedStatus } from '#contract/domain/preauthorized-payment';
import type { PreauthorizedSettings } from '#contract/preauthorized-payments';
import { DIRECT_DEBITS_KEY } from '#web/features/bill-payments/shared/payees/addresses.ts';
import type { Action } from '#web/flow/signed-action/action.ts';
import { unwrap } from '#web/lib/api/client.ts';
import { preauthorizedPaymentsApi } from '#web/lib/api/clients/preauthorized-payments.ts';
import { loadActiveDebits } from '../api';
import { companyCountText, joinNames, listCompanyNames } from '../labels';
import { chargeMethodText, countCompanies, findMedium, type Medium, mediaOf, nounOf } from '../medium';

const otherOf = ({ enabled }: Medium): PreauthorizedStatus => (enabled ? 'DISABLED' : 'ENABLED');

const settingsOf = (medium: Medium): PreauthorizedSettings => ({
  media_type: medium.paymentType,
  media_type_number: medium.mediaTypeNumber,
  status: otherOf(medium),
});

/** Returns the requested status if the medium already has it, else null. */
async function findReachedStatus(medium: Medium): Promise<PreauthorizedStatus | null> {
  const current = findMedium(mediaOf(await loadActiveDebits()), medium.id);
  return current !== undefined && current.enabled !== medium.enabled ? otherOf(medium) : null;
}

/** Reads the status before sending: a bank that ignores `status` toggles it, so a repeated request would undo the change. */
export const switching = (medium: Medium): Action<void, PreauthorizedStatus> => ({
  send: async () =>
    (await findReachedStatus(medium)) ??
    (await unwrap(preauthorizedPaymentsApi.settings.mutate({ body: settingsOf(medium) }))).status,
  lookUp: () => findReachedStatus(medium),
  signature: null,
  invalidates: [DIRECT_DEBITS_KEY],
});

/** Texts for before and after the switch. */
export function switchLabels(medium: Medium) {
  const count = countCompanies(medium.debits);
  const companyNames = count === 0 ? '' : `: ${joinNames(listCompanyNames(medium.debits))}`;
  const noun = nounOf(medium);
  return medium.enabled
    ? {
        title: `¿Desactivar los cargos a ${medium.name}?`,
        companies:
          count === 0
            ? `Ninguna empresa cobra de esta ${noun}.`
            : `${companyCountText(count, ['deja', 'dejan'])} de cobrar${companyNames}.`,
        effect: 'El servicio sigue: paga tú los recibos que venzan mientras tanto. No se cobran después.',
        confirm: 'Desactivar',
        busy: 'Desactivando...',
        keep: 'Dejarla activada',
        unchanged: `Los cargos a ${medium.name} siguen activados.`,
        done: `Desactivaste los cargos a ${medium.name}. Nadie puede cobrar ${chargeMethodText(medium)} hasta que la actives.`,
      }
    : {
        title: `¿Activar los cargos a ${medium.name}?`,
        companies:
          count === 0
            ? `Ninguna empresa cobra de esta ${noun}.`
            : `${companyCountText(count, ['vuelve', 'vuelven'])} a cobrar${companyNames}.`,
        effect: 'Se cobra a partir del siguiente recibo. Lo que venció mientras tanto no se cobra.',
        confirm: 'Activar',
        busy: 'Activando...',
        keep: 'Dejarla desactivada',
        unchanged: `Los cargos a ${medium.name} siguen desactivados.`,
        done: `Activaste los cargos a ${medium.name}.`,
      };
}
