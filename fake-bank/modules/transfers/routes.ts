import { initServer } from '@ts-rest/express';
import { customerCall } from '#bank/core/http/call';
import { listedOn } from '#bank/core/lists/history';
import { listKey, matchCriteria } from '#bank/core/lists/match-criteria';
import { newestFirst } from '#bank/core/lists/page';
import { checkPeriod } from '#bank/core/lists/period';
import type { Services } from '#bank/core/module/module';
import type { Reader } from '#bank/core/storage/collection';
import { findOwned } from '#bank/core/storage/find-owned';
import { findOwnedAccount } from '#bank/shared/accounts/views';
import { exchangeMatrix } from '#bank/shared/exchange/exchange';
import { accountsWithDue } from '#bank/shared/lending/views';
import { receiptRoute } from '#bank/shared/receipts/receipt-route';
import { pdfView } from '#bank/shared/transfers/pdf';
import { speiOf, type Transfer, transfers } from '#bank/shared/transfers/transfer';
import { proofOf, receiptView, rowView } from '#bank/shared/transfers/views';
import { transfers as contract } from '#contract/transfers';
import { cancel, execute, setUp, validate } from './service';
import { quoteView } from './views';

/** Finds by key or confirmation number. */
const ownTransfer = (reader: Reader, customer: string, key: string): Transfer =>
  findOwned(reader, transfers, customer, reader.list(transfers, 'byConfirmation', key)[0]?.key ?? key);

/** Returns the CEP of a SPEI transfer, else the receipt in the client. */
function linkOf(transfer: Transfer, basePath: string): string {
  const { key, thirdParty } = transfer;
  const spei = speiOf(transfer);
  if (spei !== undefined) return proofOf(spei);
  const flow = thirdParty ? `third-parties/${thirdParty.type}` : 'transfers/my-own-accounts';
  return `${basePath}/${flow}/receipt?key=${key}`;
}

export const transferRoutes = ({ basePath }: Pick<Services, 'basePath'>) =>
  initServer().router(contract, {
    setup: async ({ req }) => {
      const { bank, customer, commit } = customerCall(req);
      const { key, nonce } = await commit((tx) => setUp(tx, customer));
      const accounts = accountsWithDue(bank.read, customer, bank.today);
      return { status: 200, body: { key, nonce, accounts, exchangeMatrix } };
    },
    validate: async ({ req, params, body }) => {
      const { bank, customer, commit } = customerCall(req);
      const quote = await commit((tx) => validate(tx, { customer, now: bank.now }, params.transferKey, body));
      const from = findOwnedAccount(bank.read, customer, body.from_account_key);
      const to = findOwnedAccount(bank.read, customer, body.to_account_key);
      return { status: 200, body: quoteView(params.transferKey, quote, from, to, body.start_date) };
    },
    execute: async ({ req, params, body }) => {
      const { bank, customer, commit } = customerCall(req);
      const key = await commit((tx) => execute(tx, { customer, now: bank.now }, params.transferKey, body));
      return { status: 200, body: receiptView(ownTransfer(bank.read, customer, key)) };
    },
    list: async ({ req, query }) => {
      const { bank, customer } = customerCall(req);
      checkPeriod(query);
      const filter = matchCriteria<Transfer>(
        [query.transfer_type, ({ transferType }) => transferType],
        [query.origin_account || undefined, ({ from }) => from.account],
        [query.destination_account || undefined, ({ to }) => to.account],
      );
      const page = newestFirst(
        bank.read,
        { collection: transfers, ...listKey(customer, query.transfer_status) },
        { ...query, dayOf: listedOn, ...filter },
        query,
      );
      const data = page.rows.map(rowView);
      return { status: 200, body: { data, ...(page.cursor && { cursor: page.cursor }) } };
    },
    receipt: receiptRoute('transferKey', {
      find: ({ bank, customer }, key) => ownTransfer(bank.read, customer, key),
      view: receiptView,
      pdf: pdfView,
    }),
    link: async ({ req, params }) => {
      const { bank, customer } = customerCall(req);
      const transfer = ownTransfer(bank.read, customer, params.transferKey);
      return { status: 200, body: { link: linkOf(transfer, basePath) } };
    },
    cancel: async ({ req, params }) => {
      const { bank, customer, commit } = customerCall(req);
      await commit((tx) => cancel(tx, ownTransfer(bank.read, customer, params.transferKey), bank.now));
      return { status: 204, body: undefined };
    },
  });
