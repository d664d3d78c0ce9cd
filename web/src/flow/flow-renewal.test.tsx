// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FlowPage } from './FlowPage';
import {
  button,
  type FakeDraft,
  fakeFlow,
  fakeFlowBank,
  fakeInputs,
  field,
  open,
  openFakeFlow,
  rejection,
} from './fake-flow.fixture';

afterEach(cleanup);

const operationNotFound = () => rejection('CZ_NOT_FOUND', 404);

function renewingBank() {
  const bank = fakeFlowBank();
  bank.setup.mockResolvedValueOnce({ nonce: 'N1' }).mockResolvedValueOnce({ nonce: 'N2' });
  return bank;
}

test('an operation that the bank has lost is set up again, and its execution has the new nonce', async () => {
  const bank = renewingBank();
  const { user } = openFakeFlow('/toy', bank);
  bank.submit.mockRejectedValueOnce(operationNotFound());
  await user.type(await field('Importe'), '10');
  await user.click(await button('Continuar'));
  await user.click(await button('Mover $10.00 MXN'));
  await screen.findByText('Operación hecha');
  expect(bank.execute.mock.calls[0]?.[1]).toEqual({ nonce: 'N2' });
  expect(bank.setup).toHaveBeenCalledTimes(2);
});

test('when the bank loses an operation before a later input, the flow submits the earlier inputs again', async () => {
  const bank = renewingBank();
  const { amount, concept } = fakeInputs(bank);
  const { user } = open(<FlowPage flow={{ ...fakeFlow(bank), inputs: [amount, concept] }} />, '/toy');
  await user.type(await field('Importe'), '10');
  await user.click(await button('Continuar'));
  await user.type(await field('Concepto'), 'renta');
  bank.submit.mockRejectedValueOnce(operationNotFound());
  await user.click(await button('Continuar'));
  await button('Mover $10.00 MXN');
  const draft = { amount: '10', concept: 'renta' };
  expect(bank.submit.mock.calls.slice(2).map(([draft]) => draft)).toEqual([draft, draft]);
});

test('a value that the new setup rejects is kept and has an error at its field', async () => {
  const bank = renewingBank();
  const { amount, concept } = fakeInputs(bank);
  const check = (_: FakeDraft, { nonce }: { nonce: string }) =>
    nonce === 'N1' ? {} : { amount: 'Elige otro importe.' };
  const inputs = [{ ...amount, check }, concept];
  const { browser, user } = open(<FlowPage flow={{ ...fakeFlow(bank), inputs }} />, '/toy');
  await user.type(await field('Importe'), '10');
  await user.click(await button('Continuar'));
  await user.type(await field('Concepto'), 'renta');
  bank.submit.mockRejectedValueOnce(operationNotFound());
  await user.click(await button('Continuar'));
  expect(await screen.findAllByText('Cambió en el banco. Elige otro importe.')).toHaveLength(2);
  expect(browser.url()).toBe('/toy');
  expect((await field('Importe')).value).toBe('10');
});

test('an operation that cannot be set up again shows the error and keeps the form', async () => {
  const bank = renewingBank();
  const { user } = openFakeFlow('/toy', bank);
  bank.submit.mockRejectedValue(operationNotFound());
  await user.type(await field('Importe'), '10');
  await user.click(await button('Continuar'));
  await screen.findByRole('alertdialog', { name: 'No encontramos lo que buscas' });
  expect(bank.submit).toHaveBeenCalledTimes(2);
  expect((await field('Importe')).value).toBe('10');
});

test('a value that the bank does not find is rejected at its field', async () => {
  const bank = renewingBank();
  const { user } = openFakeFlow('/toy', bank);
  bank.submit.mockRejectedValueOnce(rejection('CZ_NOT_FOUND', 404, 'message'));
  await user.type(await field('Importe'), '10');
  await user.click(await button('Continuar'));
  await screen.findAllByText('Motivo CZ_NOT_FOUND');
  expect(bank.setup).toHaveBeenCalledOnce();
});
