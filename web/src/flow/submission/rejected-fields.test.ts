import { describe, expect, test } from 'vitest';
import type { FieldPaths } from '#web/components/forms/draft.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { rejectedFields, validationErrors } from './rejected-fields';

type Draft = { amount: string; name: string; number: string; line: string };

const fields: FieldPaths<Draft> = [
  ['amount', 'amount'],
  ['name', 'alias'],
  ['number', 'account_id'],
  ['line', 'capture_line'],
];

const rejection = (...reasons: { code: string; field?: string; description?: string }[]) =>
  new ApiError({
    path: '/api/toy',
    status: 422,
    statusText: '',
    traceId: '',
    code: reasons[0]?.code ?? '',
    notifications: reasons.map((reason) => ({ category: 'ERROR', description: 'No.', ...reason })),
  });

const dailyLimit = /^La operación no se realizó, excede el límite configurado por día\. Para realizar/;

describe('validation errors', () => {
  test.each([
    ['of a named field', rejection({ code: '0000', field: 'amount.amount' }), { amount: 'No.' }],
    [
      'of the named field instead of the field of the code',
      rejection({ code: '2082', field: 'alias' }),
      { name: 'No.' },
    ],
    ['of an unknown field with a known prefix', rejection({ code: '0000', field: 'amount_paid' }), undefined],
    ['of a named but unknown field', rejection({ code: '2082', field: 'nonce' }), undefined],
    ['of a code that concerns the line or the amount', rejection({ code: 'E_BFFWEBPYMT_054' }), undefined],
    ['of closed hours', rejection({ code: '2185' }), undefined],
    ['of an unknown code', rejection({ code: 'toString' }), undefined],
    ['without notifications', rejection(), undefined],
    ['of another error type', new TypeError('2082'), undefined],
  ])('%s', (_name, error, errors) => {
    expect(validationErrors(error, fields)).toEqual(errors);
  });

  test.each([
    ['2081', 'amount', dailyLimit],
    ['2082', 'amount', dailyLimit],
    ['2083', 'amount', /^Excede el límite en horario extraordinario\. De lunes a viernes/],
    ['CZ_INSUFFICIENT_FUNDS', 'amount', /^Saldo insuficiente\. El importe es mayor/],
    ['E_BAASMXTREC_013', 'name', /^Ya tienes registrada una cuenta con este alias\. Ingresa/],
    ['E_BAASMXTREC_014', 'number', /^Ya tienes registrada esta cuenta\. Verifica/],
    ['E_BFFWEBPYMT_053', 'line', /^Tu pago no se realizó\. La línea de captura está vencida/],
  ])('with %s and no field use the catalog text at %s', (code, name, text) => {
    expect(validationErrors(rejection({ code }), fields)).toEqual({ [name]: expect.stringMatching(text) });
  });

  test('use the text of the domain of the request', () => {
    const notification = { code: 'E_BAASMXERR_-9', category: 'ERROR', description: '', field: 'alias' };
    const payeesError = new ApiError({
      ...rejection(notification),
      path: '/api/payees/v1/payees',
      notifications: [notification],
    });
    expect(validationErrors(payeesError, fields)?.name).toMatch(/^Ya tienes registrado un servicio con/);
  });

  test('match dynamic fields by prefix', () => {
    const dynamicFields: FieldPaths<Draft & Record<`given-${string}`, string>> = [
      ...fields,
      ['given-', 'fields.'],
    ];
    const errors = validationErrors(
      rejection({ code: '0000', field: 'fields.rfc' }, { code: '0000', field: 'fieldset' }),
      dynamicFields,
    );
    expect(errors).toEqual({ 'given-rfc': 'No.' });
  });

  test('combine a named field and a field derived from the code', () => {
    const errors = validationErrors(rejection({ code: '2082' }, { code: '0000', field: 'alias' }), fields);
    expect(errors).toEqual({ amount: expect.stringMatching(dailyLimit), name: 'No.' });
  });

  test('skip fields that are not in the step', () => {
    expect(validationErrors(rejection({ code: '2082' }), fields.slice(2))).toBeUndefined();
  });
});

test('on execution only named fields count', () => {
  const steps = [{ fields: fields.slice(0, 1) }, { fields: fields.slice(1) }];
  expect(rejectedFields(rejection({ code: '2082' }), steps)).toBeUndefined();
  expect(rejectedFields(rejection({ code: '0000', field: 'alias' }), steps)).toEqual({
    index: 1,
    errors: { name: 'No.' },
  });
});
