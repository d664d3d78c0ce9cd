import { addDays, bankDate } from '#contract/domain/dates';
import { type NewProgram, txDateOf } from '#contract/saving-programs';
import type { ThirdPartyOrder } from '#contract/third-parties';
import type { TransferOrder } from '#contract/transfers';
import { rowsAt } from '../walk/answers';
import { need, ONE_PESO, pairOf, type Script, sourceIn } from './script';

const ownTransfer: Script = {
  name: 'a transfer between own accounts, cancelled before its day',
  play: async (send, _, now) => {
    const setup = await send('transfers.setup', { body: { transfer_type: 'schedule' } });
    const params = { transferKey: need(setup, 'key', 'transfers.setup') };
    const [from_account_key, to_account_key] = pairOf(rowsAt(setup, '/accounts/*'), 'transfers.setup');
    const order: TransferOrder = {
      transfer_type: 'schedule',
      from_account_key,
      to_account_key,
      amount: ONE_PESO,
      start_date: addDays(bankDate(now), 1),
    };
    await send('transfers.validate', { params, body: { ...order, action: 'Validate' } });
    const nonce = need(setup, 'nonce', 'transfers.setup');
    const receipt = await send('transfers.execute', { params, body: { ...order, action: 'Create', nonce } });
    const transfer = { transferKey: need(receipt, 'key', 'transfers.execute') };
    await send('transfers.receipt', { params: transfer });
    await send('transfers.cancel', { params: transfer });
  },
};

const savingProgram: Script = {
  name: 'a saving program, removed before its first day',
  play: async (send, _, now) => {
    const setup = await send('savingPrograms.resources');
    const [from_account_key, to_account] = pairOf(rowsAt(setup, '/accounts/*'), 'savingPrograms.resources');
    const body: NewProgram = {
      key: need(setup, 'key', 'savingPrograms.resources'),
      nonce: need(setup, 'nonce', 'savingPrograms.resources'),
      account_type: 'Cheques',
      from_account_key,
      to_account,
      amount: { amount: 100, currency_code: 'MXN' },
      periodicity: { frequency: 'MONTHLY' },
      tx_date: txDateOf(addDays(bankDate(now), 7)),
      name: 'Prueba',
    };
    await send('savingPrograms.validate', { body });
    const program = await send('savingPrograms.create', { body });
    const params = { programKey: need(program, 'key', 'savingPrograms.create') };
    await send('savingPrograms.get', { params });
    await send('savingPrograms.receipt', { params });
    await send('savingPrograms.edit', { params, body: { status: 'PAUSED' } });
    await send('savingPrograms.remove', { params });
  },
};

const thirdParty: Script = {
  name: 'a transfer to a saved recipient, not executed',
  play: async (send, answers, now) => {
    const setup = await send('thirdParties.setup', {
      body: { transfer_type: 'onetime', transfer_category: 'SPEI' },
    });
    const recipient = answers
      .rows('recipients.list', '/data/*')
      .find(({ status, accountType }) => status === 'ACTIVE' && accountType === 'TPTOFF');
    const order: ThirdPartyOrder = {
      transfer_type: 'onetime',
      from_account_key: sourceIn(setup, 'thirdParties.setup'),
      to_recipient_key: need(recipient, 'key', 'recipients.list'),
      amount: ONE_PESO,
      start_date: bankDate(now),
      message: 'Prueba',
    };
    const nonce = need(setup, 'nonce', 'thirdParties.setup');
    const params = { transferKey: need(setup, 'key', 'thirdParties.setup') };
    await send('thirdParties.validate', { params, body: { ...order, nonce, action: 'Validate' } });
  },
};

export const transferScripts: readonly Script[] = [ownTransfer, savingProgram, thirdParty];
