import type { CustomerAccount } from '#bank/core/ledger/accounts';
import { catOf } from '#bank/shared/lending/rates';
import { brand } from '#contract/brand';
import type { ProductLabel } from '#contract/domain/account';

const IPAB =
  'Tus depósitos están protegidos por el IPAB hasta por 400 mil UDIS por persona y por banco. www.gob.mx/ipab';
const NOT_PROTECTED =
  'Los fondos de inversión no están protegidos por el IPAB. El rendimiento pasado no garantiza el futuro.';
const GAT =
  'La GAT nominal y la real de cada inversión, antes de impuestos, están en su comprobante. La GAT real es el rendimiento que tendrías después de descontar la inflación estimada.';
const NO_PROTECTION_OF_CREDIT =
  'Incumplir tus obligaciones te puede generar intereses moratorios y afectar tu historial crediticio.';

const OBJECT =
  'Tienes 60 días desde la fecha de corte para objetar un cargo. Llama a la línea de atención o acude a la CONDUSEF: www.condusef.gob.mx, 55 5340 0999.';

const FICTITIOUS = `${brand.bank} es ficticio y de código abierto. Ningún dato es real y este documento no tiene validez oficial.`;

const productNotes: Record<ProductLabel, readonly string[]> = {
  'Cheques': [IPAB],
  'Valores': [IPAB, GAT],
  'Fondos de Inversión': [NOT_PROTECTED],
  'Tarjeta de Crédito': [NO_PROTECTION_OF_CREDIT],
  'Línea de Crédito': [NO_PROTECTION_OF_CREDIT],
  'Crédito Personal': [NO_PROTECTION_OF_CREDIT],
  'Crédito Hipotecario': [NO_PROTECTION_OF_CREDIT],
};

/** Legal notices by account type. */
export function notesOf({ type, terms }: CustomerAccount): string[] {
  const cost = terms
    ? [
        `CAT promedio ${catOf(terms).toFixed(1)}% sin IVA. Para fines informativos y de comparación. Tasa fija anual ${terms.yearlyRate.toFixed(2)}%.`,
      ]
    : [];
  return [...cost, ...productNotes[type], OBJECT, FICTITIOUS];
}
