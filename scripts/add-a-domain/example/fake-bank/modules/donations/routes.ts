import { initServer } from '@ts-rest/express';
import { type CustomerCall, customerCall } from '#bank/core/http/call';
import { signedBy } from '#bank/core/http/signed-by';
import { unwrapOutcome } from '#bank/core/operations/execute-signed';
import { findOwned } from '#bank/core/storage/find-owned';
import { accountView } from '#bank/shared/accounts/views';
import { receiptRoute } from '#bank/shared/receipts/receipt-route';
import { donations as contract } from '#contract/donations';
import { charities } from './charities';
import { storedDonations } from './donation';
import { execute, open, payingAccounts, validate } from './service';
import { donationView, pdfView, quoteView } from './views';

const donationOf = ({ bank, customer }: CustomerCall, key: string) =>
  findOwned(bank.read, storedDonations, customer, key);

export const donationRoutes = () =>
  initServer().router(contract, {
    setup: async ({ req }) => {
      const { bank, customer, commit } = customerCall(req);
      const operation = await commit((tx) => open(tx, customer));
      const accounts = payingAccounts(bank.read, customer).map((account) => accountView(bank.read, account));
      return { status: 200, body: { ...operation, accounts, charities: [...charities] } };
    },
    validate: async ({ req, params: { donationKey }, body }) => {
      const { customer, commit } = customerCall(req);
      const checked = await commit((tx) => validate(tx, customer, donationKey, body));
      return { status: 200, body: quoteView(donationKey, checked) };
    },
    execute: async ({ req, params: { donationKey }, body }) => {
      const call = customerCall(req);
      const done = unwrapOutcome(
        await call.commit((tx) => execute(tx, signedBy(call, req), donationKey, body)),
      );
      return {
        status: 200,
        body:
          'signatureRequest' in done ? done.signatureRequest : donationView(donationOf(call, done.resultKey)),
      };
    },
    receipt: receiptRoute('donationKey', { find: donationOf, view: donationView, pdf: pdfView }),
  });
