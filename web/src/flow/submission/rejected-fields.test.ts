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

const refusal = (...reasons: { code: string; field?: string; description?: string }[]) =>
  new ApiError({
    path: '/api/toy',
    status: 422,
    statusText: '',
    traceId: '',
    code: reasons[0]?.code ?? '',
    notifications: reasons.map((reason) => ({ category: 'ERROR', description: 'No.', ...reason })),
  });

const dailyLimit = /^La operación no se realizó, excede el límite configurado por día\. Para realizar/;

describe('what a validation refuses', () => {
  test.each([
    ['a field that is named', refusal({ code: '0000', field: 'amount.amount' }), { amount: 'No.' }],
    ['the named field, not the code’s', refusal({ code: '2082', field: 'alias' }), { name: 'No.' }],
    ['a field that begins like one of ours', refusal({ code: '0000', field: 'amount_paid' }), undefined],
    ['a named field that is none of ours', refusal({ code: '2082', field: 'nonce' }), undefined],
    ['a line and an amount', refusal({ code: 'E_BFFWEBPYMT_054' }), undefined],
    ['the hour', refusal({ code: '2185' }), undefined],
    ['a code of no catalogue', refusal({ code: 'toString' }), undefined],
    ['nothing that it notifies', refusal(), undefined],
    ['an error of another kind', new TypeError('2082'), undefined],
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
  ])('%s, of a bank that names no field: the catalogue’s words at %s', (code, name, text) => {
    expect(validationErrors(refusal({ code }), fields)).toEqual({ [name]: expect.stringMatching(text) });
  });

  test('a code that reads differently in another domain is said as that one says it', () => {
    const used = { code: 'E_BAASMXERR_-9', category: 'ERROR', description: '', field: 'alias' };
    const ofPayees = new ApiError({
      ...refusal(used),
      path: '/api/payees/v1/payees',
      notifications: [used],
    });
    expect(validationErrors(ofPayees, fields)?.name).toMatch(/^Ya tienes registrado un servicio con/);
  });

  test('fields that only the bank knows are told by how their names end', () => {
    const open: FieldPaths<Draft & Record<`given-${string}`, string>> = [...fields, ['given-', 'fields.']];
    const errors = validationErrors(
      refusal({ code: '0000', field: 'fields.rfc' }, { code: '0000', field: 'fieldset' }),
      open,
    );
    expect(errors).toEqual({ 'given-rfc': 'No.' });
  });

  test('one field that is named and one that is not', () => {
    const errors = validationErrors(refusal({ code: '2082' }, { code: '0000', field: 'alias' }), fields);
    expect(errors).toEqual({ amount: expect.stringMatching(dailyLimit), name: 'No.' });
  });

  test('a field that the step has not', () => {
    expect(validationErrors(refusal({ code: '2082' }), fields.slice(2))).toBeUndefined();
  });
});

test('what is carried out is refused at a field only where the bank names it', () => {
  const steps = [{ fields: fields.slice(0, 1) }, { fields: fields.slice(1) }];
  expect(rejectedFields(refusal({ code: '2082' }), steps)).toBeUndefined();
  expect(rejectedFields(refusal({ code: '0000', field: 'alias' }), steps)).toEqual({
    index: 1,
    errors: { name: 'No.' },
  });
});
