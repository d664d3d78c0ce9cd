import { initServer } from '@ts-rest/express';
import { headers } from '#contract/headers';
import { payments as contract } from '#contract/payments';
import { customerCall } from '../../ground/call/call';
import { receiptRoute } from '../../ground/call/receipt-route';
import { newestFirst } from '../../ground/lists/page';
import { checkPeriod, isWithin } from '../../ground/lists/period';
import { ownBillPayment, ownTaxPayment } from '../../ground/payment-book/own';
import { type Payment, payments } from '../../ground/payment-book/payment';
import { pdfView } from '../../ground/payment-book/pdf';
import { receiptView, rowView } from '../../ground/payment-book/views';

export const paymentRoutes = () =>
  initServer().router(contract, {
    list: async ({ req, query }) => {
      const { bank, customer } = customerCall(req);
      checkPeriod(query);
      const types = query.bill_type?.split(',');
      const wanted = ({ effectiveDate, operationType, status }: Payment) =>
        isWithin(effectiveDate, query) &&
        (!types || types.includes(operationType)) &&
        (!query.payment_status || status === query.payment_status);
      const page = newestFirst(
        bank.read,
        { collection: payments, index: 'byCustomer', key: customer },
        wanted,
        query,
      );
      const data = page.rows.map(rowView);
      return { status: 200, body: { data, ...(page.cursor && { cursor: page.cursor }) } };
    },
    receipt: receiptRoute('paymentKey', {
      find: ({ bank, customer }, key, { headers: sent }) => {
        const find = sent[headers.dataProjection] === 'TAX' ? ownTaxPayment : ownBillPayment;
        return find(bank.read, customer, key);
      },
      view: receiptView,
      pdf: pdfView,
    }),
  });
