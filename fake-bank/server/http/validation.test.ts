import { expect, test } from 'vitest';
import { openBank } from '../../testing/bank-under-test';
import { TRANSFERS } from '../../testing/own-transfer';
import { RECIPIENTS } from '../../testing/recipient';
import { SIGNATURES } from '../../testing/signing';

const signature = { operation_url: '', operation_type: 'POST', operation_context: { key: 'k' } };

test.each<['get' | 'post', string, object | undefined, string, string]>([
  ['post', TRANSFERS, {}, 'transfer_type', 'Dato necesario'],
  ['post', RECIPIENTS, { alias: 'Plomero' }, 'name', 'Dato necesario'],
  ['post', SIGNATURES, signature, 'operation_url', 'Dato necesario'],
  [
    'post',
    RECIPIENTS,
    { alias: 'Plomero', name: 5 },
    'name',
    'Entrada inválida: se esperaba texto, recibido número',
  ],
  ['post', TRANSFERS, { transfer_type: 'onetime', otra: 1 }, 'otra', 'Este dato no se espera aquí.'],
  ['get', `${TRANSFERS}?limit=x`, undefined, 'limit', 'Entrada inválida: se esperaba número, recibido NaN'],
])('%s %s with %j: %s, in Spanish', async (method, path, body, field, description) => {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  const answer = await ana.send(method, path, body).expect(400);
  expect(answer.body.notifications).toEqual([{ code: '0000', category: 'FIELDS', description, field }]);
});
