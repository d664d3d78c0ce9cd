import type { PreauthorizedReceipt } from '#contract/domain/preauthorized-payment';
import { PROPERTIES_PATH, preauthorizedPayments } from '#contract/preauthorized-payments';
import { summarizeDefined } from '#web/features/bill-payments/shared/defined-fields/defined-fields.ts';
import { DIRECT_DEBITS_KEY } from '#web/features/bill-payments/shared/payees/addresses.ts';
import { defineFlow } from '#web/flow/flow.ts';
import { requireChequeAccount } from '#web/flow/money-form/accounts.ts';
import { signWithToken } from '#web/flow/signature/SignatureForm.tsx';
import { isSignatureRequest, type SignatureRequest } from '#web/flow/submission/signature-request.ts';
import { unwrap } from '#web/lib/api/client.ts';
import { preauthorizedPaymentsApi } from '#web/lib/api/clients/preauthorized-payments.ts';
import { CREATE, PREAUTHORIZED } from '../addresses';
import { loadActiveDebits, loadReceipt, receiptOfDone } from '../api';
import { preauthorizedReceipt } from '../receipt';
import { CompanyFields } from './CompanyFields';
import { type Creation, type CreationQuote, checkCompany, checkData, draftOf, fieldsOf } from './creation';
import { DataFields } from './DataFields';
import { loadCompanyFields, setUp, validate } from './set-up';
import { summaryOf } from './summary';

async function confirm({ agreed }: CreationQuote): Promise<PreauthorizedReceipt | SignatureRequest> {
  if (agreed === undefined) throw new TypeError('The draft has not been validated');
  const { order, nonce } = agreed;
  const answer = await unwrap(preauthorizedPaymentsApi.confirm.mutate({ body: { ...order, nonce } }));
  return isSignatureRequest(answer) ? answer : receiptOfDone(answer.id);
}

/** A company charges a number only once, so an existing debit means that this one was created. */
async function findCreated({ merchant, agreed }: CreationQuote): Promise<PreauthorizedReceipt | null> {
  const { data } = await loadActiveDebits();
  const created = data.find(
    ({ merchantId, reference }) => merchantId === merchant.merchantId && reference === agreed?.reference,
  );
  return created ? loadReceipt(created.key) : null;
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
        submit: loadCompanyFields,
      },
      {
        slug: 'data',
        label: 'Captura los datos',
        fields: [
          ['given-', PROPERTIES_PATH],
          ['given-rfc', 'customer.rfc'],
          ['medium', 'account_key'],
        ],
        bankFields: fieldsOf,
        check: checkData,
        summarize: (field, error, _, quote) => summarizeDefined(quote?.definitions ?? [], field, error),
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
    duplicateCodes: ['E_BAASMXERR_-10'],
    lookUp: (_, quote) => findCreated(quote),
    receipt: { ...preauthorizedReceipt, repeatLabel: 'Domiciliar otro pago' },
    unchanged: 'No se domicilió el pago.',
    history: { to: PREAUTHORIZED.to, label: 'Ver mis domiciliaciones' },
    invalidates: [DIRECT_DEBITS_KEY],
  }),
];
