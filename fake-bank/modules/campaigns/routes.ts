import { initServer } from '@ts-rest/express';
import { endSessionsWhenBlocked } from '#bank/core/http/blocked-customer';
import { type CustomerCall, customerCall } from '#bank/core/http/call';
import { signedBy } from '#bank/core/http/signed-by';
import type { Services } from '#bank/core/module/module';
import { unwrapOutcome } from '#bank/core/operations/execute-signed';
import { mapInSlices, runInSlices } from '#bank/core/tasks/task';
import { checkCustomer } from '#bank/shared/parties/check-customer';
import { receiptRoute } from '#bank/shared/receipts/receipt-route';
import { campaigns as contract } from '#contract/campaigns';
import { findOwnedOffer, offersOf } from './offer';
import { accept, isOpen } from './service';
import { termsDocument } from './terms';
import {
  acceptedView,
  checkAccepted,
  offerView,
  pdfView,
  receiptView,
  termsView,
  transactionView,
} from './views';

const offerOf = ({ bank, customer }: CustomerCall, reference: string, key?: string) =>
  findOwnedOffer(bank.read, customer, reference, key);

export const campaignRoutes = (services: Pick<Services, 'endSessions' | 'systemClock'>) =>
  initServer().router(contract, {
    list: async ({ req, query }) => {
      const { bank, customer } = customerCall(req);
      checkCustomer(customer, query.customer_key);
      const open = offersOf(bank.read, customer).filter((offer) => isOpen(bank.read, offer, bank.now));
      return { status: 200, body: { data: await runInSlices(mapInSlices(open, offerView)) } };
    },
    get: async ({ req, params }) => ({
      status: 200,
      body: offerView(offerOf(customerCall(req), params.referenceKey)),
    }),
    details: async ({ req, params, query }) => {
      const call = customerCall(req);
      const offer = offerOf(call, params.referenceKey, query.offerKey);
      return { status: 200, body: termsView(call.bank.read, offer) };
    },
    terms: async ({ req, params, body: { referenceKey, offerKey } }) => {
      const call = customerCall(req);
      // The path and the body must both name the customer's offer.
      const { key } = offerOf(call, params.referenceKey, offerKey);
      return { status: 200, body: termsDocument(offerOf(call, referenceKey, key)) };
    },
    accept: async ({ req, params, body }) => {
      const call = customerCall(req);
      return endSessionsWhenBlocked(call, services, async () => {
        const outcome = await call.commit((tx) => accept(tx, signedBy(call, req), params.referenceKey, body));
        const acceptance = unwrapOutcome(outcome);
        if ('signatureRequest' in acceptance) return { status: 200, body: acceptance.signatureRequest };
        return { status: 200, body: acceptedView(checkAccepted(offerOf(call, acceptance.resultKey))) };
      });
    },
    transactions: async ({ req, params, query }) => {
      const offer = offerOf(customerCall(req), params.referenceKey, query.offerKey);
      const data = offer.acceptance ? [transactionView(checkAccepted(offer))] : [];
      return { status: 200, body: { data } };
    },
    receipt: receiptRoute('referenceKey', {
      find: (call, reference) => checkAccepted(offerOf(call, reference)),
      view: receiptView,
      pdf: pdfView,
    }),
  });
