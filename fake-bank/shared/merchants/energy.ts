import { type MerchantData, service } from './merchant';

export const energy: readonly MerchantData[] = [
  service({
    merchantId: 2001,
    merchantKey: 'luz-del-altiplano',
    name: 'Luz del Altiplano',
    billType: 'WITHRECEIPT',
    category: 'electricity',
    reference: { name: 'Número de servicio', length: 12, format: '999 999 999 999' },
    charges: { months: 2, between: [640, 980] },
    help: {
      layout: 'top',
      label: 'No. de servicio',
      where: 'Arriba, junto a tu nombre. No es el número de tu medidor.',
      example: '502188347710',
      barcode: { length: 30, start: 2 },
    },
  }),
  service({
    merchantId: 2021,
    merchantKey: 'luz-y-gas-las-torres',
    name: 'Luz y Gas Las Torres',
    billType: 'WITHRECEIPT',
    category: 'electricity',
    reference: { name: 'Número de contrato', length: 12, format: '9999 9999 9999' },
    charges: { months: 1, between: [700, 2600] },
    help: {
      layout: 'top',
      label: 'Contrato',
      where: 'Arriba a la izquierda, debajo del domicilio del servicio.',
      example: '330041879265',
    },
  }),
  service({
    merchantId: 2012,
    merchantKey: 'gas-natural-el-mezquite',
    name: 'Gas Natural El Mezquite',
    billType: 'WITHRECEIPT',
    category: 'gas',
    reference: { name: 'Referencia de pago', length: 16, format: '9999 9999 9999 9999' },
    charges: { months: 1, between: [420, 690] },
    help: {
      layout: 'stub',
      label: 'Referencia de pago',
      where: 'En el talón de pago, sobre el código de barras.',
      example: '7104558200913346',
    },
  }),
];
