// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { FlowPage } from './FlowPage';
import {
  button,
  FakeSignature,
  fakeFlow,
  fakeFlowBank,
  fakeInputs,
  field,
  fillForm,
  open,
  rejection,
} from './fake-flow.fixture';

afterEach(cleanup);

const request = { status: 'REQUIRED_SIGN', key: 'S1' } as const;
const DUPLICATE = 'E_BAASMXTREC_013';

const openSigned = (bank: ReturnType<typeof fakeFlowBank>) => {
  const signature = { slug: null, title: 'Firma', Form: FakeSignature };
  const { amountAndConcept } = fakeInputs(bank);
  const flow = {
    ...fakeFlow(bank),
    signature: { input: { ...signature, stepsAfter: '', signedText: 'Ya firmaste.' }, confirm: signature },
    duplicateCodes: [DUPLICATE] as const,
    inputs: [
      {
        ...amountAndConcept,
        mayReuse: ({ fee }: { fee: string }, draft: { concept: string }) => fee === draft.concept,
      },
    ],
  };
  return open(<FlowPage flow={flow} />, '/toy');
};

describe('a request that the browser sent again', () => {
  test('is looked up instead of signed again when the bank asks for a second signature', async () => {
    const bank = fakeFlowBank();
    bank.execute.mockResolvedValue(request);
    bank.lookUp.mockResolvedValue({ folio: 'F9' });
    const { user } = openSigned(bank);
    await user.click(await fillForm(user));
    await user.click(await button('Firmar'));
    await screen.findByText('F9');
    expect(bank.execute).toHaveBeenCalledTimes(2);
    expect(bank.lookUp).toHaveBeenCalledOnce();
  });

  test('is looked up when the customer signed at the input and the bank rejects it as a duplicate', async () => {
    const bank = fakeFlowBank();
    bank.submit.mockResolvedValue({ fee: '0', ...request });
    bank.execute.mockRejectedValue(rejection(DUPLICATE, 409));
    bank.lookUp.mockResolvedValue({ folio: 'F9' });
    const { user } = openSigned(bank);
    await user.type(await field('Importe'), '10');
    await user.click(await button('Continuar'));
    await user.click(await button('Firmar'));
    await user.click(await button('Mover $10.00 MXN'));
    await screen.findByText('F9');
  });

  test('is not looked up when the customer never signed and the bank rejects it as a duplicate', async () => {
    const bank = fakeFlowBank();
    bank.execute.mockRejectedValue(rejection(DUPLICATE, 409));
    const { user } = openSigned(bank);
    await user.click(await fillForm(user));
    await screen.findByRole('alertdialog');
    expect(bank.lookUp).not.toHaveBeenCalled();
  });
});

test('an unchanged draft reuses its quote instead of requesting it again', async () => {
  const bank = fakeFlowBank();
  bank.submit.mockImplementation(async ({ concept }) => ({ fee: concept, key: 'q' }));
  const { browser, user } = openSigned(bank);
  await fillForm(user);
  for (const concept of ['agua', 'renta']) {
    act(() => browser.go('/toy'));
    await user.clear(await field('Concepto'));
    await user.type(await field('Concepto'), concept);
    await user.click(await button('Continuar'));
    await screen.findAllByText(concept);
  }
  expect(bank.submit.mock.calls.map(([{ concept }]) => concept)).toEqual(['renta', 'agua']);
});
