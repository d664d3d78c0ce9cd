import { PROPERTIES_PATH, preauthorizedPayments } from '#contract/preauthorized-payments';
import type { PreauthorizedReceipt } from '#contract/shared/preauthorized-payment';
import { ok } from '../../../api/client';
import { preauthorizedPaymentsApi } from '../../../api/clients/preauthorized-payments';
import { defineFlow } from '../../../flow/flow';
import { requireChequeAccount } from '../../../money-form/accounts';
import { isSignatureRequest, type SignatureRequest } from '../../../operation/signature-request';
import { DIRECT_DEBITS_KEY } from '../../../payee-book/addresses';
import { signWithToken } from '../../../signature/SignatureForm';
import { CREATE, PREAUTHORIZED } from '../addresses';
import { loadLiving, loadReceipt, receiptOfDone } from '../api';
import { preauthorizedReceipt } from '../receipt';
import { CompanyFields } from './CompanyFields';
import {
  type Creation,
  type CreationQuote,
  checkCompany,
  checkData,
  draftOf,
  fieldsOf,
  summarizeData,
} from './creation';
import { DataFields } from './DataFields';
import { askCompany, setUp, validate } from './set-up';
import { summaryOf } from './summary';

async function confirm({ agreed }: CreationQuote): Promise<PreauthorizedReceipt | SignatureRequest> {
  if (agreed === undefined) throw new TypeError('Nothing was validated');
  const { order, nonce } = agreed;
  const answer = await ok(preauthorizedPaymentsApi.confirm.mutate({ body: { ...order, nonce } }));
  return isSignatureRequest(answer) ? answer : receiptOfDone(answer.id);
}

/** A company charges for a number once: that it does now says that it was created. */
async function findCreated({ merchant, agreed }: CreationQuote): Promise<PreauthorizedReceipt | null> {
  const { data } = await loadLiving();
  const made = data.find(
    ({ merchantId, reference }) => merchantId === merchant.merchantId && reference === agreed?.reference,
  );
  return made ? loadReceipt(made.key) : null;
}

export default [
  defineFlow<Creation>({
    base: CREATE,
    title: 'Domiciliar un pago',
    parent: PREAUTHORIZED,
    setup: (_, query) => setUp(query),
    defaults: draftOf,
    redirect: ({ media }) => requireChequeAccount(media),
    inputs: [
      {
        slug: '',
        label: 'Elige la empresa',
        fields: [['merchant', 'merchant_id']],
        check: checkCompany,
        Fields: CompanyFields,
        submit: askCompany,
      },
      {
        slug: 'data',
        label: 'Captura los datos',
        fields: [
          ['given-', PROPERTIES_PATH],
          ['given-rfc', 'customer.rfc'],
          ['medium', 'account_key'],
        ],
        asks: fieldsOf,
        check: checkData,
        summarize: summarizeData,
        Fields: DataFields,
        submit: validate,
      },
    ],
    summary: summaryOf,
    signature: {
      input: null,
      confirm: {
        slug: null,
        title: 'Firma para domiciliar',
        Form: signWithToken(() => ({ method: 'POST', url: preauthorizedPayments.confirm.path })),
      },
    },
    execute: (_, __, quote) => confirm(quote),
    repeatable: true,
    duplicates: ['E_BAASMXERR_-10'],
    lookUp: (_, quote) => findCreated(quote),
    receipt: { ...preauthorizedReceipt, again: 'Domiciliar otro pago' },
    unchanged: 'No se domicilió el pago.',
    history: { to: PREAUTHORIZED.to, label: 'Ver mis domiciliaciones' },
    invalidates: [DIRECT_DEBITS_KEY],
  }),
];
