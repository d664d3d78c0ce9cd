import { initClient } from '@ts-rest/core';
import type { NewRecipient, Recipient } from '#contract/recipients';
import { references } from '#contract/references';
import { codeOf } from '../../../api/api-error';
import { clientOptions, ok } from '../../../api/client';
import { queryKeys } from '../../../api/query-keys';
import { always, defineFlow, type Flow, type FlowInput } from '../../../flow/flow';
import { isSignatureRequest } from '../../../signature/request';
import { createRecipient, loadAll } from '../api';
import { nameFields } from '../names';
import { Approval, Sign } from './Approval';
import { PhoneFields } from './PhoneFields';
import { offering } from './RecipientFields';
import { viewOf } from './receipt';
import {
  type Asked,
  bodyOf,
  draftOf,
  isSameAccount,
  type RecipientCreation,
  type RecipientForm,
} from './recipient';
import { checkAgain, checkRecipient } from './recipient-rules';
import { summaryOf } from './summary';
import { forms, type RecipientWords } from './words';

const referencesApi = initClient(references, clientOptions);

/** Asks once for each body: sent again after its signature, it would be saved before it is confirmed. */
function askingOnce(): RecipientForm['ask'] {
  const known = new Map<string, Asked>();
  return async (body: NewRecipient) => {
    const before = known.get(JSON.stringify(body));
    if (before) return before;
    const answer = await createRecipient(body);
    const asked: Asked = isSignatureRequest(answer) ? { ...answer, body } : { saved: answer, body };
    known.set(JSON.stringify(body), asked);
    return asked;
  };
}

const findSaved = async (body: NewRecipient): Promise<Recipient | null> =>
  (await loadAll()).find((saved) => isSameAccount(saved, body) && saved.alias === body.alias) ?? null;

const duplicate: ReadonlySet<string> = new Set(['E_BAASMXTREC_013', 'E_BAASMXTREC_014']);

/**
 * A browser may send a call again whose answer was lost, and is then told that the recipient exists. It did not
 * when the bank asked for the signature: what is there now, with this alias, is what was to be saved.
 */
const saveSigned = (body: NewRecipient) =>
  createRecipient(body).catch(async (error: unknown) => {
    const saved = duplicate.has(codeOf(error)) ? await findSaved(body).catch(() => null) : null;
    if (saved === null) throw error;
    return saved;
  });

const setUp = async (): Promise<RecipientForm> => ({
  institutions: (await ok(referencesApi.institutions())).data,
  ask: askingOnce(),
});

type Input = FlowInput<RecipientCreation>;

const account = ({ offered }: RecipientWords): Input => ({
  slug: '',
  label: 'Captura los datos',
  applies: always,
  fields: [['kind', 'account_type'], ['bank', 'bank_id'], ['number', 'account_id'], ...nameFields],
  check: checkRecipient,
  Fields: offering(offered),
  submit: (draft, { ask }) => ask(bodyOf(draft)),
});

const phone: Input = {
  slug: 'mobile',
  label: 'Confirma el celular',
  applies: ({ kind }) => kind === 'phone',
  fields: [],
  check: (draft) => ({ again: checkAgain(draft) }),
  Fields: PhoneFields,
  // The answer to the first step, without its request: that one has been signed by now.
  submit: async (draft, { ask }, quote) => {
    const { body, saved } = quote ?? (await ask(bodyOf(draft)));
    return saved === undefined ? { body } : { body, saved };
  },
};

const recipientFlow = (words: RecipientWords) =>
  defineFlow<RecipientCreation>({
    base: words.base,
    title: words.title,
    parent: words.parent,
    setup: setUp,
    defaults: () => draftOf(words.offered[0]),
    inputs: words.offered.includes('phone') ? [account(words), phone] : [account(words)],
    summary: summaryOf(words),
    signature: {
      input: { slug: words.signatureSlugs?.input ?? null, title: 'Firma para guardar', Form: Sign },
      confirm: {
        slug: words.signatureSlugs?.confirm ?? null,
        title: 'Autoriza para guardar',
        Form: Approval,
      },
    },
    execute: async (_, __, { body, saved }) => saved ?? saveSigned(body),
    lookUp: (_, { body }) => findSaved(body),
    receipt: {
      key: ({ key }) => key,
      load: async (key) => (await loadAll()).find((saved) => saved.key === key) ?? null,
      pdf: () => null,
      view: viewOf(words),
      again: words.again,
    },
    unchanged: `No se guardó ${words.the}.`,
    history: { to: words.parent.to, label: 'Ver mis cuentas guardadas' },
    invalidates: [queryKeys.recipients.all],
  });

export const recipientFlows: readonly Flow<RecipientCreation>[] = forms.map(recipientFlow);
