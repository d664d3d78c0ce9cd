import { expect, test } from 'vitest';
import { openBank } from '#bank/testing/bank-under-test';
import { order, TRANSFERS } from '#bank/testing/own-transfer';
import { RECIPIENTS } from '#bank/testing/recipient';
import { SIGNATURES } from '#bank/testing/signing';
import { THIRD_PARTIES, thirdPartyOrder } from '#bank/testing/third-party';

const signature = { operation_url: '', operation_type: 'POST', operation_context: { key: 'k' } };

const thirdPartyTransfer = (customer_reference: string) => ({
  ...thirdPartyOrder({ customer_reference }),
  nonce: 'n',
  action: 'Validate',
});

test.each<['get' | 'post' | 'put', string, object | undefined, string, string]>([
  ['post', TRANSFERS, {}, 'transfer_type', 'Dato necesario.'],
  ['post', RECIPIENTS, { alias: 'Plomero' }, 'name', 'Dato necesario.'],
  ['post', SIGNATURES, signature, 'operation_url', 'Dato necesario.'],
  ['post', RECIPIENTS, { alias: 'Plomero', name: 5 }, 'name', 'Escribe un texto.'],
  [
    'post',
    TRANSFERS,
    { transfer_type: 'x' },
    'transfer_type',
    'Usa uno de estos valores: onetime, schedule.',
  ],
  [
    'put',
    `${TRANSFERS}/k`,
    { ...order({ message: 'x'.repeat(41) }), action: 'Validate' },
    'message',
    'Máximo 40 caracteres.',
  ],
  [
    'put',
    `${THIRD_PARTIES}/k`,
    thirdPartyTransfer('9'.repeat(9)),
    'customer_reference',
    'Máximo 8 caracteres.',
  ],
  [
    'put',
    `${THIRD_PARTIES}/k`,
    thirdPartyTransfer('12a'),
    'customer_reference',
    'La referencia lleva solo números.',
  ],
  ['post', TRANSFERS, { transfer_type: 'onetime', otra: 1 }, 'otra', 'Este dato no se espera aquí.'],
  ['get', `${TRANSFERS}?limit=x`, undefined, 'limit', 'Escribe un número.'],
])('%s %s with %j: %s, in Spanish', async (method, path, body, field, description) => {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  const answer = await ana.send(method, path, body).expect(400);
  expect(answer.body.notifications).toEqual([{ code: '0000', category: 'FIELDS', description, field }]);
});
