import { taxes } from '#contract/taxes';
import { defineFlow } from '#web/flow/flow.ts';
import { requireChequeAccount } from '#web/flow/money-form/accounts.ts';
import { signWithToken } from '#web/flow/signature/SignatureForm.tsx';
import { blankFields, definedPath } from '../bill-payments/shared/defined-fields/defined-fields';
import { TAXES, TAXES_HUB } from './addresses';
import { SourceField } from './TaxFields';
import { HubLineFields, MethodFields, OfficeFields } from './TaxHubFields';
import { TaxLiveSummary } from './TaxLiveSummary';
import { conceptFields, draftOf, operationOf, setUp, type Tax } from './tax';
import { keepDefinition, payment, quoteOf, summarizeConcept } from './tax-parts';
import { checkConcept, checkLine, checkPayment } from './tax-rules';

/** Form for any tax; the first field is the tax office. */
const taxHubFlow = defineFlow<Tax>({
  ...payment,
  base: TAXES,
  title: 'Pagar un impuesto',
  parent: { to: TAXES_HUB, label: 'Impuestos' },
  setup: setUp('SAT', 'CDMX'),
  defaults: draftOf('SAT'),
  redirect: ({ accounts }) => requireChequeAccount(accounts),
  inputs: [
    {
      slug: '',
      label: 'Qué pagas',
      fields: [],
      check: () => ({}),
      Fields: OfficeFields,
      submit: keepDefinition,
    },
    {
      slug: 'bill-payment',
      label: 'Línea de captura',
      fields: [['line', 'capture_line']],
      check: ({ line }) => ({ line: checkLine(line) }),
      Fields: HubLineFields,
      submit: (draft) => quoteOf(operationOf(draft), draft.line),
    },
    {
      slug: 'account',
      label: 'Cuenta',
      fields: [['from', 'from_account_key']],
      // Checks the balance on this step, since another account can be selected here.
      check: (draft, setup, quote) => ({ from: checkPayment(draft, setup, quote).from }),
      Fields: SourceField,
      SidePanel: TaxLiveSummary,
      submit: keepDefinition,
    },
    {
      slug: 'payment-method',
      label: 'Tu pago',
      fields: [['amount', 'amount'], definedPath],
      bankFields: (_, quote) => blankFields(conceptFields(quote)),
      check: (draft, setup, quote) => ({
        ...checkPayment(draft, setup, quote),
        ...checkConcept(draft, setup, quote),
      }),
      summarize: summarizeConcept,
      Fields: MethodFields,
      SidePanel: TaxLiveSummary,
      submit: keepDefinition,
    },
  ],
  signature: {
    input: null,
    // The signed URL has no query, so that it matches a pending request of either office.
    confirm: {
      slug: null,
      title: 'Firma tu pago',
      Form: signWithToken(() => ({ method: 'POST', url: taxes.pay.path })),
    },
  },
});

export default [taxHubFlow];
