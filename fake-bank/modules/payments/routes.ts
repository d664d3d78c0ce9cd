import { initServer } from '@ts-rest/express';
import { customerCall } from '#bank/core/http/call';
import { signedBy } from '#bank/core/http/signed-by';
import { listedOn } from '#bank/core/lists/history';
import { listKey } from '#bank/core/lists/match-criteria';
import { newestFirst } from '#bank/core/lists/page';
import { checkPeriod } from '#bank/core/lists/period';
import { unwrapOutcome } from '#bank/core/operations/execute-signed';
import { exchangeMatrix } from '#bank/shared/exchange/exchange';
import { accountsWithDue } from '#bank/shared/lending/views';
import { billPaymentAsShown, findOwnedTaxPayment, withCurrentPayee } from '#bank/shared/payments/find-owned';
import { type Payment, payments } from '#bank/shared/payments/payment';
import { pdfView } from '#bank/shared/payments/pdf';
import { receiptView, rowView } from '#bank/shared/payments/views';
import { receiptRoute } from '#bank/shared/receipts/receipt-route';
import { isAmong } from '#contract/domain/comma-separated';
import { headers } from '#contract/headers';
import { payments as contract } from '#contract/payments';
import { change } from './changes';
import { execute, setUp, validate } from './service';
import { quoteView } from './views';

export const paymentRoutes = () =>
  initServer().router(contract, {
    setup: async ({ req, query }) => {
      const { bank, customer, commit } = customerCall(req);
      const { key, nonce } = await commit((tx) => setUp(tx, customer, query.bill_type));
      const accounts = accountsWithDue(bank.read, customer, bank.today);
      return { status: 200, body: { key, nonce, accounts, exchangeMatrix } };
    },
    validate: async ({ req, params, body }) => {
      const { bank, customer, commit } = customerCall(req);
      const key = params.paymentKey;
      const checked = await commit((tx) => validate(tx, { customer, now: bank.now }, key, body));
      return { status: 200, body: quoteView(key, checked, body.effective_date) };
    },
    execute: async ({ req, params, body }) => {
      const call = customerCall(req);
      const { bank, customer, commit } = call;
      const result = unwrapOutcome(
        await commit((tx) => execute(tx, signedBy(call, req), params.paymentKey, body)),
      );
      if ('signatureRequest' in result) return { status: 200, body: result.signatureRequest };
      return { status: 200, body: receiptView(billPaymentAsShown(bank.read, customer, result.resultKey)) };
    },
    change: async ({ req, params, body }) => {
      const { bank, customer, commit } = customerCall(req);
      const actor = { customer, now: bank.now };
      const key = await commit((tx) => change(tx, actor, params.paymentKey, body));
      return { status: 200, body: receiptView(billPaymentAsShown(bank.read, customer, key)) };
    },
    list: async ({ req, query }) => {
      const { bank, customer } = customerCall(req);
      checkPeriod(query);
      const { bill_type, payee_key } = query;
      const fits = ({ operationType, payee }: Payment) =>
        isAmong(bill_type, operationType) && (payee_key === undefined || payee === payee_key);
      const page = newestFirst(
        bank.read,
        { collection: payments, ...listKey(customer, query.payment_status) },
        { ...query, dayOf: listedOn, ...((bill_type || payee_key) && { fits }) },
        query,
      );
      const data = page.rows.map((row) => rowView(withCurrentPayee(bank.read, row)));
      return { status: 200, body: { data, ...(page.cursor && { cursor: page.cursor }) } };
    },
    receipt: receiptRoute('paymentKey', {
      find: ({ bank, customer }, key, { headers: sent }) => {
        const find = sent[headers.dataProjection] === 'TAX' ? findOwnedTaxPayment : billPaymentAsShown;
        return find(bank.read, customer, key);
      },
      view: receiptView,
      pdf: pdfView,
    }),
  });
