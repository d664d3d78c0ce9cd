import { fileURLToPath } from 'node:url';
import express, { type RequestHandler, type Router } from 'express';
import { callOf } from '../../ground/call/call';
import { pageAssets } from '../../ground/pages/assets';
import { pageHeaders } from '../../ground/pages/page-headers';
import { customers } from '../../ground/parties/customers';
import { trackingKeyOf, transfers } from '../../ground/transfer-book/transfer';
import { cepPage, noProofPage } from './page';

const ASSETS = fileURLToPath(new URL('./assets', import.meta.url));

/** GET /__bank/cep/:trackingKey. Who knows the key may see it, as with Banxico's; `begin` finds the bank. */
export function cepRoutes(begin: readonly RequestHandler[]): Router {
  const router = express.Router();
  router.use('/__bank/cep', pageHeaders);
  router.use('/__bank/cep/assets', pageAssets(ASSETS));
  router.get('/__bank/cep/:trackingKey', ...begin, (req, res) => {
    const { read } = callOf(req).bank;
    const [transfer] = read.list(transfers, 'byTracking', String(req.params.trackingKey));
    const { thirdParty } = transfer ?? {};
    if (!transfer || !thirdParty || trackingKeyOf(transfer) === undefined) {
      res.status(404).type('html').send(noProofPage());
      return;
    }
    const ordering = read.get(customers, transfer.customer)?.name ?? '';
    res.type('html').send(cepPage({ ...transfer, thirdParty }, ordering));
  });
  return router;
}
