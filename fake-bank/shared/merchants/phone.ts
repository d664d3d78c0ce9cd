import type { BillHelp } from '#contract/merchants';
import { type MerchantData, PHONE_FORMAT, service } from './merchant';

type Line = Pick<MerchantData, 'merchantId' | 'merchantKey' | 'name' | 'charges'> & {
  billType?: 'WITHRECEIPT' | 'WITHOUTRECEIPT';
};

const landline = (
  { billType = 'WITHRECEIPT', ...merchant }: Line,
  help: Pick<BillHelp, 'example' | 'barcode'>,
): MerchantData =>
  service({
    ...merchant,
    billType,
    category: 'phone',
    reference: { name: 'Teléfono a 10 dígitos', length: 10, format: PHONE_FORMAT },
    help: {
      layout: 'corner',
      label: 'Teléfono',
      where: 'Arriba a la derecha. Es tu número con clave LADA.',
      ...help,
    },
  });

const plan = ({ billType = 'WITHRECEIPT', ...merchant }: Line, example: string): MerchantData =>
  service({
    ...merchant,
    billType,
    category: 'phone',
    reference: { name: 'Celular a 10 dígitos', length: 10, format: PHONE_FORMAT },
    help: {
      layout: 'corner',
      label: 'Línea',
      where: 'Arriba a la derecha del estado de cuenta. Es el número de tu celular.',
      example,
    },
  });

export const phone: readonly MerchantData[] = [
  landline(
    {
      merchantId: 2002,
      merchantKey: 'telefonia-austral',
      name: 'Telefonía Austral',
      charges: { months: 1, plans: [389, 435, 599] },
    },
    { example: '5558204417', barcode: { length: 20, start: 0 } },
  ),
  landline(
    {
      merchantId: 2003,
      merchantKey: 'telefonia-bermejo',
      name: 'Telefonía Bermejo',
      charges: { months: 1, plans: [349, 429] },
    },
    { example: '6642019358' },
  ),
  plan(
    {
      merchantId: 2004,
      merchantKey: 'celular-colibri-plan',
      name: 'Celular Colibrí',
      billType: 'WITHOUTRECEIPT',
      charges: { months: 1, plans: [299, 399, 549] },
    },
    '5519730264',
  ),
  plan(
    {
      merchantId: 2005,
      merchantKey: 'tecolote-movil-plan',
      name: 'Tecolote Móvil Plan',
      charges: { months: 1, plans: [269, 369, 499] },
    },
    '8120467315',
  ),
  plan(
    {
      merchantId: 2006,
      merchantKey: 'jade-movil-plan',
      name: 'Jade Móvil Plan',
      charges: { months: 1, plans: [249, 329, 459] },
    },
    '3314098825',
  ),
];
