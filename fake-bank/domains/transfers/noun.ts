import { transfers } from '#contract/transfers';
import { defineNoun } from '../../ground/noun/noun';
import { OWN_TRANSFER } from '../../ground/transfer-book/transfer';
import { runScheduled } from './commands';
import { transferRoutes } from './routes';

export const transfersNoun = defineNoun({
  contract: transfers,
  routes: transferRoutes,
  due: { [OWN_TRANSFER]: runScheduled },
  attempts: { execute: { type: 'TRANSFER', description: 'Transferencia entre tus cuentas' } },
});
