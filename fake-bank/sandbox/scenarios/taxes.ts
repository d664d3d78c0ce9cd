import { corruptDigit, makeLine } from '#bank/modules/taxes/capture-line';
import { FEDERAL_LINE, PAID_LINE, PROPERTY_LINE } from '#bank/modules/taxes/demo-lines';
import { shownText } from '#bank/server/http/errors';
import type { TaxOperation } from '#contract/domain/payment';
import type { ErrorCode } from '#contract/errors';
import { rejectOnce, type Scenario, slug, typingSteps } from './scenario';

const [federal, property] = [FEDERAL_LINE.line, PROPERTY_LINE.line];
/** Due date of extra lines, for codes that the demo lines do not reach. */
const DUE_DATE = '2039-06-30';
const expiredLine = { due: '2025-01-31', reference: 'VENCIDA001' };
const fine = { concept: '88', reference: 'QAINFRAC01', due: DUE_DATE };

type Details = {
  code: ErrorCode;
  title: string;
  line: string;
  amount?: string;
  arrange?: Scenario['arrange'];
  shownAs?: Scenario['expect']['shownAs'];
};

const pathOf: Record<TaxOperation, string> = {
  SAT: '/bill-payments/tax-sat',
  CDMX: '/bill-payments/tax-cdmx',
};

const paying = (operation: TaxOperation, details: Details, steps: readonly string[]): Scenario => ({
  id: `tax-${operation.toLowerCase()}-${slug(details.code)}`,
  title: details.title,
  code: details.code,
  customer: 'ana',
  deepLink: `${pathOf[operation]}?from_account=ana-nomina`,
  data: { 'Línea de captura': details.line, ...(details.amount && { Importe: details.amount }) },
  steps: [`Escribe ${details.line} en Línea de captura`, ...steps],
  expect: {
    ...shownText(details.code),
    shownAs: details.shownAs ?? 'dialog',
    moneyMoved: false,
  },
  arrange: details.arrange ?? {},
});

/** Line errors appear at the field, before the payment. */
const satLine = ({ amount = '8,500', ...details }: Details): Scenario =>
  paying('SAT', { ...details, amount, shownAs: 'notice' }, [`Escribe ${amount} en Importe`, 'Continuar']);

/** A field error has no heading. */
const shownAtField = (scenario: Scenario): Scenario => ({
  ...scenario,
  expect: { ...scenario.expect, heading: scenario.expect.message },
});

const sat = ({ amount = '8,500', ...details }: Details): Scenario =>
  paying('SAT', { ...details, amount }, [
    `Escribe ${amount} en Importe`,
    'Continuar',
    `Pagar $${amount}.00 MXN`,
  ]);

const line = (details: Details): Scenario => paying('CDMX', { ...details, shownAs: 'notice' }, ['Continuar']);

const PAY = { method: 'POST', path: '/api/bff-web-payments/v1/payment' };
const FIELDS = { method: 'POST', path: '/api/bff-web-payments/v1/payment/action-fields' };

const fineFields = { 'Placas': 'ABC12D', 'Folio de la infracción': '01234567890' };
const filled = [...typingSteps(fineFields), 'Fecha de la infracción', '02 nov 2026'];

/** The amount of a line that no office issued must be typed. */
const amount = (details: Details & { amount: string }): Scenario =>
  paying('CDMX', details, [
    'Continuar',
    `Escribe ${details.amount} en Importe`,
    'Continuar',
    ...filled,
    'Continuar',
    `Pagar $${details.amount}`,
  ]);

export const taxScenarios: readonly Scenario[] = [
  satLine({
    code: 'E_BFFWEBPYMT_052',
    title: 'La línea de captura del SAT no existe',
    line: corruptDigit(federal),
  }),
  satLine({
    code: 'E_BFFWEBPYMT_053',
    title: 'La línea de captura del SAT está vencida',
    line: makeLine({ concept: '04', amount: 8_500_00, ...expiredLine }),
  }),
  shownAtField(
    satLine({
      code: 'E_BFFWEBPYMT_054',
      title: 'El importe no es el de la línea de captura del SAT',
      line: federal,
      amount: '8,501',
    }),
  ),
  satLine({
    code: 'E_BFFWEBPYMT_055',
    title: 'La línea de captura del SAT ya está pagada',
    line: PAID_LINE.line,
    amount: '12,000',
  }),
  sat({
    code: 'E_BFFWEBPYMT_058',
    title: 'El pago de impuestos SAT no está activado',
    line: federal,
    arrange: rejectOnce(PAY, 'E_BFFWEBPYMT_058'),
  }),
  ...(['2185', 'CZ_INSUFFICIENT_FUNDS', 'CZ_NOT_ENTITLED'] as const).map((code) =>
    sat({
      code,
      title: `El banco rechaza el pago de impuestos con ${code}`,
      line: federal,
      arrange: { fault: { match: PAY, times: 1, then: { code } } },
    }),
  ),
  line({
    code: 'E_BFFWEBPYMT_055',
    title: 'La línea de captura de la CDMX ya está pagada',
    line: property,
    arrange: { fixture: { name: 'taxes.line-paid', given: { line: property } } },
  }),
  line({
    code: 'E_BFFWEBPYMT_067',
    title: 'La CDMX no reconoce el largo de la línea',
    line: property,
    arrange: rejectOnce(FIELDS, 'E_BFFWEBPYMT_067'),
  }),
  line({
    code: 'E_BFFWEBPYMT_068',
    title: 'La CDMX no reconoce el concepto de la línea',
    line: makeLine({ ...fine, concept: '99', amount: 100_00 }),
  }),
  line({
    code: 'E_BFFWEBPYMT_069',
    title: 'Un carácter de la línea de la CDMX está mal',
    line: corruptDigit(property),
  }),
  line({
    code: 'E_BFFWEBPYMT_070',
    title: 'La línea de captura de la CDMX está vencida',
    line: makeLine({ concept: '80', amount: 3_100_00, ...expiredLine }),
  }),
  amount({
    code: 'E_BFFWEBPYMT_064',
    title: 'El importe rebasa lo que se puede pagar con una línea de la CDMX',
    line: makeLine({ ...fine, amount: 1_085_00 }),
    amount: '1,085.00',
    arrange: rejectOnce(PAY, 'E_BFFWEBPYMT_064'),
  }),
  amount({
    code: 'E_BFFWEBPYMT_071',
    title: 'El importe no es el de la línea de captura de la CDMX',
    line: makeLine({ ...fine, amount: 1_085_00 }),
    amount: '1,086.00',
    shownAs: 'notice',
  }),
];
