import type { TaxOperation } from '#contract/shared/payment';
import { queryKeys } from '../../api/query-keys';
import { defineFlow, type FlowInput } from '../../flow/flow';
import { blankFields, definedPath } from '../../forms/defined/defined';
import { receiptOf } from '../../payment-book/receipt-view';
import { signWithToken } from '../../signature/SignatureForm';
import { PAYMENTS_HUB, taxBase } from './addresses';
import { loadLine, loadReceipt, payPath, payTax, receiptPdf } from './api';
import { ConceptFields, FederalFields, LineFields, PaymentFields } from './TaxFields';
import { TaxSoFar } from './TaxSoFar';
import { amountOf, conceptFields, draftOf, orderOf, said, setUp, type Tax, told } from './tax';
import { checkConcept, checkFederal, checkLine, checkPayment } from './tax-rules';
import { summaryOf } from './tax-summary';

type Input = FlowInput<Tax>;

/** What the bank said of a line stays with it through the steps that follow. */
const same: Input['submit'] = async (_, __, quote) => quote ?? { definitions: [] };

const federal: readonly Input[] = [
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
    Aside: TaxSoFar,
    submit: async ({ line }) => ({ definitions: await loadLine('SAT', line) }),
  },
];

const city: readonly Input[] = [
  {
    slug: '',
    label: 'Línea de captura',
    fields: [['line', 'capture_line']],
    check: ({ line }) => ({ line: checkLine(line) }),
    Fields: LineFields,
    submit: async ({ line }) => told(await loadLine('CDMX', line)),
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
    Aside: TaxSoFar,
    submit: same,
  },
  {
    slug: 'extra-data',
    label: 'Datos del pago',
    fields: [definedPath],
    asks: (_, quote) => blankFields(conceptFields(quote)),
    check: checkConcept,
    Fields: ConceptFields,
    Aside: TaxSoFar,
    submit: same,
  },
];

type Texts = { title: string; again: string; inputs: readonly Input[] };

const texts: Record<TaxOperation, Texts> = {
  SAT: { title: 'Pagar impuestos SAT', again: 'Pagar otra línea de captura', inputs: federal },
  CDMX: { title: 'Pagar a la Ciudad de México', again: 'Pagar otra línea de captura', inputs: city },
};

const taxFlow = (operation: TaxOperation) => {
  const { title, again, inputs } = texts[operation];
  return defineFlow<Tax>({
    base: taxBase[operation],
    title,
    parent: PAYMENTS_HUB,
    setup: setUp(operation),
    defaults: draftOf,
    inputs,
    summary: summaryOf,
    signature: {
      input: null,
      confirm: {
        slug: 'token-verification',
        title: 'Firma tu pago',
        Form: signWithToken(() => ({ method: 'POST', url: payPath(operation) })),
      },
    },
    execute: (draft, { visitId }, quote) =>
      payTax(operation, orderOf(draft, quote, amountOf(draft, quote)), visitId),
    // Nobody had paid the line when the bank asked for the signature.
    duplicates: ['E_BFFWEBPYMT_055'],
    lookUp: (_, quote) => loadReceipt(said(quote, 'capture_line') ?? ''),
    receipt: { key: ({ key }) => key, load: loadReceipt, pdf: receiptPdf, view: receiptOf, again },
    unchanged: 'No se hizo ningún cargo a tu cuenta.',
    history: { to: '/transfers/history/payments', label: 'Ver mis pagos realizados' },
    invalidates: [queryKeys.summary, queryKeys.accounts.all, queryKeys.payments.all],
  });
};

export default (['SAT', 'CDMX'] as const).map(taxFlow);
