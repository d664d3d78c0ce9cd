import type { TaxOperation } from '#contract/domain/payment';
import { defineFlow, type FlowInput } from '#web/flow/flow.ts';
import { requireChequeAccount } from '#web/flow/money-form/accounts.ts';
import { signWithToken } from '#web/flow/signature/SignatureForm.tsx';
import { blankFields, definedPath } from '../bill-payments/shared/defined-fields/defined-fields';
import { paymentBase } from '../bill-payments/shared/payments/addresses';
import { payPath } from './api';
import { ConceptFields, FederalFields, LineFields, PaymentFields } from './TaxFields';
import { TaxLiveSummary } from './TaxLiveSummary';
import { conceptFields, draftOf, setUp, type Tax } from './tax';
import { federalQuoteOf, keepDefinition, payment, quoteOf, summarizeConcept } from './tax-parts';
import { checkConcept, checkFederal, checkLine, checkPayment } from './tax-rules';

type Kind = { title: string; inputs: readonly FlowInput<Tax>[] };

const kinds: Record<TaxOperation, Kind> = {
  SAT: {
    title: 'Pagar impuestos SAT',
    inputs: [
      {
        slug: '',
        label: 'Captura los datos',
        fields: [
          ['line', 'capture_line'],
          ['amount', 'amount'],
          ['from', 'from_account_key'],
        ],
        check: checkFederal,
        Fields: FederalFields,
        SidePanel: TaxLiveSummary,
        submit: federalQuoteOf,
      },
    ],
  },
  CDMX: {
    title: 'Pagar a la Ciudad de México',
    inputs: [
      {
        slug: '',
        label: 'Línea de captura',
        fields: [['line', 'capture_line']],
        check: ({ line }) => ({ line: checkLine(line) }),
        Fields: LineFields,
        submit: ({ line }) => quoteOf('CDMX', line),
      },
      {
        slug: 'payment-information',
        label: 'Tu pago',
        fields: [
          ['amount', 'amount'],
          ['from', 'from_account_key'],
        ],
        check: checkPayment,
        Fields: PaymentFields,
        SidePanel: TaxLiveSummary,
        submit: keepDefinition,
      },
      {
        slug: 'extra-data',
        label: 'Datos del pago',
        fields: [definedPath],
        bankFields: (_, quote) => blankFields(conceptFields(quote)),
        check: checkConcept,
        summarize: summarizeConcept,
        Fields: ConceptFields,
        SidePanel: TaxLiveSummary,
        submit: keepDefinition,
      },
    ],
  },
};

const taxFlow = (operation: TaxOperation) =>
  defineFlow<Tax>({
    ...payment,
    ...kinds[operation],
    base: paymentBase[operation],
    setup: setUp(operation),
    defaults: draftOf(operation),
    redirect: ({ accounts }) => requireChequeAccount(accounts),
    signature: {
      input: null,
      confirm: {
        slug: 'token-verification',
        title: 'Firma tu pago',
        Form: signWithToken(() => ({ method: 'POST', url: payPath(operation) })),
        tokenType: 'everybody',
      },
    },
  });

export default (['SAT', 'CDMX'] as const).map(taxFlow);
