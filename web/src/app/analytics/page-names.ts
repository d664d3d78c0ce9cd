import { stepTitles } from './steps';

/** 'success' follows the operation; 'receipt' is the same page viewed later. */
const stageTitles = {
  form: stepTitles.input,
  confirm: stepTitles.confirm,
  success: stepTitles.receipt,
  receipt: 'Comprobante',
} as const;

type Stage = keyof typeof stageTitles;

const hubs = {
  '/hubs/transfers': 'Transferencias',
  '/hubs/cards': 'Tarjetas',
  '/hubs/payments/services': 'Pago de servicios',
} as const;

export const operations = {
  '/transfers/my-own-accounts': 'Transferencia entre mis cuentas',
  '/third-parties/same-bank': 'Transferencia al mismo banco',
  '/third-parties/spei': 'Transferencia a otro banco',
  '/third-parties/cards': 'Pago de tarjeta',
  '/bill-payments/service': 'Pago de servicio',
} as const;

const isHub = (page: string): page is keyof typeof hubs => Object.hasOwn(hubs, page);
const isOperation = (page: string): page is keyof typeof operations => Object.hasOwn(operations, page);

/** Returns the stage of a flow step; undefined for steps without a name, such as the signature. */
function stageOf(step: string | undefined, isRevisit: boolean): Stage | undefined {
  if (step === undefined) return 'form';
  if (step === 'confirm') return 'confirm';
  if (step === 'receipt') return isRevisit ? 'receipt' : 'success';
  return undefined;
}

/**
 * Returns 'Transferencia a otro banco | Éxito', or undefined for a page without a name. `isRevisit` is true after
 * Back or a reload, and for the first page of a visit.
 */
export function findPageName(page: string, step: string | undefined, isRevisit: boolean): string | undefined {
  if (isHub(page)) return `${hubs[page]} | Resumen`;
  if (!isOperation(page)) return undefined;
  const stage = stageOf(step, isRevisit);
  return stage && `${operations[page]} | ${stageTitles[stage]}`;
}
