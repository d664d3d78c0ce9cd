import { HIDDEN_MERCHANTS } from '#contract/payees';
import { type MerchantData, service } from './merchant';

type Names = readonly [merchantKey: string, name: string];

/** Merchants whose payees the client hides. They can still be found and paid. */
const names: Record<(typeof HIDDEN_MERCHANTS)[number], Names> = {
  4005: ['caja-del-bajio-norte', 'Caja del Bajío Norte'],
  4284: ['seguros-la-ceiba', 'Seguros La Ceiba'],
  1037: ['fondo-mutual-ayotl', 'Fondo Mutual Áyotl'],
  1074: ['tarjeta-almacenes-fuentes', 'Tarjeta Almacenes Fuentes'],
  1093: ['tesoreria-del-anahuac', 'Tesorería del Anáhuac'],
  1273: ['credito-la-noria', 'Crédito La Noria'],
  3792: ['tarjeta-mueblerias-copal', 'Tarjeta Mueblerías Copal'],
  3793: ['tarjeta-zapaterias-copal', 'Tarjeta Zapaterías Copal'],
  1057: ['tesoreria-de-la-sierra', 'Tesorería de la Sierra'],
  1112: ['pensiones-el-encino', 'Pensiones El Encino'],
};

export const hiddenMerchants: readonly MerchantData[] = HIDDEN_MERCHANTS.map((merchantId) => {
  const [merchantKey, name] = names[merchantId];
  return service({
    merchantId,
    merchantKey,
    name,
    billType: 'WITHOUTRECEIPT',
    reference: { name: 'Número de convenio', length: [8, 16] },
    charges: { months: 1, between: [300, 2500] },
    help: {
      layout: 'slip',
      label: 'Convenio',
      where: 'En la ficha de pago, en la primera línea.',
      example: '1200447710',
    },
  });
});
