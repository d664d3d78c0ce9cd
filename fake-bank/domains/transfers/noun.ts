import { transfers } from '#contract/transfers';
import { dueOf } from '../../ground/due/waiting';
import { defineNoun } from '../../ground/noun/noun';
import { transfers as book, OWN_TRANSFER } from '../../ground/transfer-book/transfer';
import { runScheduled, runsAt } from './commands';
import { transferRoutes } from './routes';

export const transfersNoun = defineNoun({
  contract: transfers,
  routes: transferRoutes,
  due: {
    [OWN_TRANSFER]: dueOf(book, runScheduled, ({ status, thirdParty, effectiveDate }) =>
      status === 'SCHEDULED' && !thirdParty ? runsAt(effectiveDate) : undefined,
    ),
  },
  attempts: { execute: { type: 'TRANSFER', description: 'Transferencia entre tus cuentas' } },
});
