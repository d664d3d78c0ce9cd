import { initServer } from '@ts-rest/express';
import { headers } from '#contract/headers';
import { payments as contract } from '#contract/payments';
import { isAmong } from '#contract/shared/joined';
import { accountsOf, accountView } from '../../ground/accounts/views';
import { customerCall } from '../../ground/call/call';
import { receiptRoute } from '../../ground/call/receipt-route';
import { signedBy } from '../../ground/call/signed-by';
import { exchangeMatrix } from '../../ground/exchange/exchange';
import { listOf } from '../../ground/lists/fits';
import { listedOn } from '../../ground/lists/history';
import { newestFirst } from '../../ground/lists/page';
import { checkPeriod } from '../../ground/lists/period';
import { answered } from '../../ground/operation/signed';
import { knownBillPayment, ownTaxPayment, withKnownPayee } from '../../ground/payment-book/own';
import { type Payment, payments } from '../../ground/payment-book/payment';
import { pdfView } from '../../ground/payment-book/pdf';
import { receiptView, rowView } from '../../ground/payment-book/views';
import { change } from './changes';
import { execute, setUp, validate } from './commands';
import { quoteView } from './views';

export const paymentRoutes = () =>
  initServer().router(contract, {
    setup: async ({ req, query }) => {
      const { bank, customer, commit } = customerCall(req);
      const { key, nonce } = await commit((tx) => setUp(tx, customer, query.bill_type));
      const accounts = accountsOf(bank.read, customer).map((account) => accountView(bank.read, account));
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
      const done = answered(await commit((tx) => execute(tx, signedBy(call, req), params.paymentKey, body)));
      if ('sign' in done) return { status: 200, body: done.sign };
      return { status: 200, body: receiptView(knownBillPayment(bank.read, customer, done.made)) };
    },
    change: async ({ req, params, body }) => {
      const { bank, customer, commit } = customerCall(req);
      const who = { customer, now: bank.now };
      const key = await commit((tx) => change(tx, who, params.paymentKey, body));
      return { status: 200, body: receiptView(knownBillPayment(bank.read, customer, key)) };
    },
    list: async ({ req, query }) => {
      const { bank, customer } = customerCall(req);
      checkPeriod(query);
      const { bill_type, payee_key } = query;
      const fits = ({ operationType, payee }: Payment) =>
        isAmong(bill_type, operationType) && (payee_key === undefined || payee === payee_key);
      const page = newestFirst(
        bank.read,
        { collection: payments, ...listOf(customer, query.payment_status) },
        { ...query, dayOf: listedOn, ...((bill_type || payee_key) && { fits }) },
        query,
      );
      const data = page.rows.map((row) => rowView(withKnownPayee(bank.read, row)));
      return { status: 200, body: { data, ...(page.cursor && { cursor: page.cursor }) } };
    },
    receipt: receiptRoute('paymentKey', {
      find: ({ bank, customer }, key, { headers: sent }) => {
        const find = sent[headers.dataProjection] === 'TAX' ? ownTaxPayment : knownBillPayment;
        return find(bank.read, customer, key);
      },
      view: receiptView,
      pdf: pdfView,
    }),
  });
