import { MOBILE_LENGTH } from '#contract/domain/mobile-telephone';
import { type MerchantData, PHONE_FORMAT } from './merchant';

export const MOBILE = 'mobile_telephone';

type Operator = readonly [merchantId: number, merchantKey: string, name: string, amounts: readonly number[]];

const rows: readonly Operator[] = [
  [2101, 'celular-colibri', 'Celular Colibrí', [10, 20, 30, 50, 80, 100, 150, 200, 300, 500]],
  [2102, 'tecolote-movil', 'Tecolote Móvil', [15, 20, 30, 50, 70, 100, 150, 200, 300, 500]],
  [2103, 'nopal-movil', 'Nopal Móvil', [15, 20, 30, 50, 70, 100, 150, 200, 300, 500]],
  [2104, 'jade-movil', 'Jade Móvil', [10, 20, 30, 40, 50, 60, 80, 100, 120, 150, 200, 250, 300, 400, 500]],
  [2105, 'bruma-cel', 'Bruma Cel', [30, 50, 100, 125, 200, 230, 300]],
  [2106, 'ocelote-movil', 'Ocelote Móvil', [20, 30, 50, 100, 150, 200, 300, 500]],
  [2107, 'tendajon-cel', 'Tendajón Cel', [30, 50, 100, 150, 200, 300]],
  [2108, 'xolotl-movil', 'Xólotl Móvil', [20, 30, 50, 100, 150, 200]],
  [2109, 'papalote-movil', 'Papalote Móvil', [50, 100, 200, 300, 500]],
];

export const operators: readonly MerchantData[] = rows.map(([merchantId, merchantKey, name, amounts]) => ({
  merchantId,
  merchantKey,
  name,
  billType: 'MOBILETOPUP',
  category: 'top-up',
  amounts,
  fields: [
    {
      id: MOBILE,
      name: 'Celular',
      type: 'variable',
      dataType: 1,
      minimumLength: MOBILE_LENGTH,
      maximumLength: MOBILE_LENGTH,
      format: PHONE_FORMAT,
    },
  ],
  help: {
    layout: 'card',
    label: 'Celular',
    where: 'Es el número del celular que recargas, con clave LADA.',
    example: '5519730264',
  },
}));
