import { stepTitles } from './steps';

/** 'success' follows the operation; 'receipt' is the same page viewed later. */
export type Stage = 'summary' | 'form' | 'confirm' | 'success' | 'receipt';

const stageTitles: Record<Stage, string> = {
  summary: 'Resumen',
  form: stepTitles.input,
  confirm: stepTitles.confirm,
  success: stepTitles.receipt,
  receipt: 'Comprobante',
};

const hubs = {
  '/hubs/transfers': 'Transferencias',
  '/hubs/cards': 'Tarjetas',
  '/hubs/payments/services': 'Pago de servicios',
} as const;

export const operations = {
  '/transfers/my-own-accounts': { title: 'Transferencia entre mis cuentas', hub: '/hubs/transfers' },
  '/third-parties/same-bank': { title: 'Transferencia al mismo banco', hub: '/hubs/transfers' },
  '/third-parties/spei': { title: 'Transferencia a otro banco', hub: '/hubs/transfers' },
  '/third-parties/cards': { title: 'Pago de tarjeta', hub: '/hubs/cards' },
  '/bill-payments/service': { title: 'Pago de servicio', hub: '/hubs/payments/services' },
} as const;

export type Operation = keyof typeof operations;

const isHub = (page: string): page is keyof typeof hubs => Object.hasOwn(hubs, page);
const isOperation = (page: string): page is Operation => Object.hasOwn(operations, page);

const hubName = (hub: keyof typeof hubs) => `${hubs[hub]} | ${stageTitles.summary}`;

/** 'Transferencia a otro banco | Éxito'. Operations of the same hub share its name. */
export const pageName = (operation: Operation, stage: Stage): string =>
  stage === 'summary'
    ? hubName(operations[operation].hub)
    : `${operations[operation].title} | ${stageTitles[stage]}`;

/** Stage of a flow step; undefined for unnamed steps, such as the signature. */
function stageOf(step: string | undefined, again: boolean): Stage | undefined {
  if (step === undefined) return 'form';
  if (step === 'confirm') return 'confirm';
  if (step === 'receipt') return again ? 'receipt' : 'success';
  return undefined;
}

/** Page name, if any. `again`: reached by Back, a reload or as the first page of a visit. */
export function nameOf(page: string, step: string | undefined, again: boolean): string | undefined {
  if (isHub(page)) return hubName(page);
  if (!isOperation(page)) return undefined;
  const stage = stageOf(step, again);
  return stage && pageName(page, stage);
}
