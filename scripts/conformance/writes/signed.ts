import type { SignatureRequired } from '#contract/domain/signature';
import type { NewRecipient } from '#contract/recipients';
import { operationNamed } from '../operations';
import { rowsAt } from '../walk/answers';
import { need, type Script, ScriptStopped } from './script';

/** A recipient is saved only after signing. */
const unsignedRecipient: Script = {
  name: 'a new recipient up to its signature',
  play: async (send) => {
    const body: NewRecipient = {
      alias: 'Prueba de contrato',
      name: 'Prueba',
      last_name: 'Contrato',
      bank_id: '002',
      account_id: '002010077777777771',
      account_type: 'TPTOFF',
      recipient_type: 'PERSONAL',
    };
    const answer = await send('recipients.create', { body });
    const required: SignatureRequired['status'][] = ['REQUIRED_SIGN', 'SIGNATURE_REQUIRED'];
    if (!required.some((status) => status === answer.status))
      throw new ScriptStopped('recipients.create asked for no signature; remove the recipient');
    await send('signatures.initiate', {
      body: {
        operation_url: operationNamed('recipients.create').path,
        operation_type: 'POST',
        operation_context: { key: need(answer, 'key', 'recipients.create') },
      },
    });
  },
};

const sameLimit: Script = {
  name: 'a limit as it is, up to its signature',
  play: async (send, answers) => {
    const [row] = answers.rows('limits.list', '/data/*');
    const [limit] = rowsAt(row, '/customerLimit');
    const change = {
      limits: [
        {
          limit_key: need(row, 'limitKey', 'limits.list'),
          customer_limit: { amount: Number(limit?.amount), currency_code: 'MXN' as const },
        },
      ],
    };
    await send('limits.change', { body: change });
  },
};

export const signedScripts: readonly Script[] = [unsignedRecipient, sameLimit];
