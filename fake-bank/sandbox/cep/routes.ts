import { fileURLToPath } from 'node:url';
import express, { type RequestHandler, type Response, type Router } from 'express';
import { customers } from '#bank/core/customers/customers';
import { callOf } from '#bank/core/http/call';
import { pageAssets } from '#bank/core/pages/assets';
import { pageHeaders } from '#bank/core/pages/page-headers';
import type { Reader } from '#bank/core/storage/collection';
import { normalizeCharset, verifyUtf8 } from '#bank/server/http/guards';
import type { ThirdPartyTransfer } from '#bank/shared/transfers/transfer';
import { cepPage, searchPage } from './page';
import { byProofKey, findTransfer, questionOf } from './question';

const ASSETS = fileURLToPath(new URL('./assets', import.meta.url));
const FORM_LIMIT = '4kb';

/** `begin` resolves the bank. `GET /__bank/cep/:proofKey` is the link on a receipt. */
export function cepRoutes(begin: readonly RequestHandler[]): Router {
  const router = express.Router();
  const show = (res: Response, read: Reader, transfer: ThirdPartyTransfer) =>
    res.type('html').send(cepPage(transfer, read.get(customers, transfer.customer)?.name ?? ''));

  router.use('/__bank/cep', pageHeaders);
  router.use('/__bank/cep/assets', pageAssets(ASSETS));
  router.get('/__bank/cep', (_req, res) => {
    res.type('html').send(searchPage());
  });
  router.post(
    '/__bank/cep',
    ...begin,
    normalizeCharset,
    express.urlencoded({ extended: false, limit: FORM_LIMIT, parameterLimit: 10, verify: verifyUtf8 }),
    (req, res) => {
      const { read } = callOf(req).bank;
      const question = questionOf(req.body);
      const transfer = question && findTransfer(read, question);
      if (transfer) show(res, read, transfer);
      else res.status(404).type('html').send(searchPage({ question }));
    },
  );
  router.get('/__bank/cep/:proofKey', ...begin, (req, res) => {
    const { read } = callOf(req).bank;
    const transfer = byProofKey(read, String(req.params.proofKey));
    if (transfer) show(res, read, transfer);
    else
      res
        .status(404)
        .type('html')
        .send(searchPage({ question: undefined }));
  });
  return router;
}
