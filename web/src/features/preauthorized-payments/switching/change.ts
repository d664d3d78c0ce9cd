import type { PreauthorizedSettings } from '#contract/preauthorized-payments';
import type { PreauthorizedStatus } from '#contract/shared/preauthorized-payment';
import { ok } from '../../../api/client';
import { preauthorizedPaymentsApi } from '../../../api/clients/preauthorized-payments';
import { DIRECT_DEBITS_KEY } from '../../../payee-book/addresses';
import type { Action } from '../../../signed-action/action';
import { loadLiving } from '../api';
import { chargedBy, companiesIn, type Medium, mediaOf, mediumNamed, nounOf } from '../medium';
import { companies, listed, namesOf } from '../words';

const otherOf = ({ enabled }: Medium): PreauthorizedStatus => (enabled ? 'DISABLED' : 'ENABLED');

const settingsOf = (medium: Medium): PreauthorizedSettings => ({
  media_type: medium.paymentType,
  media_type_number: medium.mediaTypeNumber,
  status: otherOf(medium),
});

/** The state that is asked for, where the medium has it already. */
async function reached(medium: Medium): Promise<PreauthorizedStatus | null> {
  const now = mediumNamed(mediaOf(await loadLiving()), medium.id);
  return now !== undefined && now.enabled !== medium.enabled ? otherOf(medium) : null;
}

/** Read before it is sent, too: a bank that takes no state turns it back where it is asked twice. */
export const switching = (medium: Medium): Action<void, PreauthorizedStatus> => ({
  send: async () =>
    (await reached(medium)) ??
    (await ok(preauthorizedPaymentsApi.settings.mutate({ body: settingsOf(medium) }))).status,
  lookUp: () => reached(medium),
  signature: null,
  invalidates: [DIRECT_DEBITS_KEY],
});

/** What switching a medium comes to, before it is done and after. */
export function wordsOf(medium: Medium) {
  const count = companiesIn(medium.debits);
  const who = count === 0 ? '' : `: ${listed(namesOf(medium.debits))}`;
  const noun = nounOf(medium);
  return medium.enabled
    ? {
        title: `¿Desactivar los cargos a ${medium.name}?`,
        who:
          count === 0
            ? `Ninguna empresa cobra de esta ${noun}.`
            : `${companies(count, ['deja', 'dejan'])} de cobrar${who}.`,
        then: 'El servicio sigue: paga tú los recibos que venzan mientras tanto. No se cobran después.',
        confirm: 'Desactivar',
        busy: 'Desactivando...',
        keep: 'Dejarla activada',
        unchanged: `Los cargos a ${medium.name} siguen activados.`,
        done: `Desactivaste los cargos a ${medium.name}. Nadie puede cobrar ${chargedBy(medium)} hasta que la actives.`,
      }
    : {
        title: `¿Activar los cargos a ${medium.name}?`,
        who:
          count === 0
            ? `Ninguna empresa cobra de esta ${noun}.`
            : `${companies(count, ['vuelve', 'vuelven'])} a cobrar${who}.`,
        then: 'Se cobra a partir del siguiente recibo. Lo que venció mientras tanto no se cobra.',
        confirm: 'Activar',
        busy: 'Activando...',
        keep: 'Dejarla desactivada',
        unchanged: `Los cargos a ${medium.name} siguen desactivados.`,
        done: `Activaste los cargos a ${medium.name}.`,
      };
}
