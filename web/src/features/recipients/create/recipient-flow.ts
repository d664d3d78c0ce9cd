import type { NewRecipient, Recipient } from '#contract/recipients';
import { defineFlow, type FlowInput } from '#web/flow/flow.ts';
import { signWithToken } from '#web/flow/signature/SignatureForm.tsx';
import { ExecutedOrder, isExecuted } from '#web/flow/submission/executed-order.ts';
import { isSignatureRequest } from '#web/flow/submission/signature-request.ts';
import { loadRecipients, nextActivation } from '#web/lib/api/queries/recipients.ts';
import { loadInstitutions } from '#web/lib/api/queries/references.ts';
import { loadOwnClabes } from '#web/lib/api/queries/summary.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { CREATE_PATH, createRecipient } from '../api';
import { nameFields } from '../names';
import { PhoneFields } from './PhoneFields';
import { fieldsFor } from './RecipientFields';
import { viewOf } from './receipt';
import {
  bodyOf,
  draftOf,
  isSameAccount,
  type RecipientCreation,
  type RecipientDraft,
  type RecipientSetup,
} from './recipient';
import { checkRecipient, checkRepeated } from './recipient-rules';
import { summaryOf } from './summary';
import { type FormTexts, forms } from './texts';

/** Form of both signature steps: after the input and after the confirmation. */
const Sign = signWithToken(() => ({ method: 'POST', url: CREATE_PATH }));

/** Requests the creation. A bank that requires no signature has then saved the recipient. */
async function requestCreation(draft: RecipientDraft, { visitId }: RecipientSetup) {
  const body = bodyOf(draft);
  const response = await createRecipient(body, visitId);
  return isSignatureRequest(response) ? { ...response, body } : new ExecutedOrder(response);
}

const findSaved = async (body: NewRecipient): Promise<Recipient | null> =>
  (await loadRecipients()).find((recipient) => isSameAccount(recipient, body)) ?? null;

async function setUp(visitId: string): Promise<RecipientSetup> {
  const [institutions, ownClabes] = await Promise.all([loadInstitutions(), loadOwnClabes()]);
  return { institutions, ownClabes, visitId };
}

type Input = FlowInput<RecipientCreation>;

const account = (texts: FormTexts): Input => ({
  slug: '',
  label: 'Captura los datos',
  fields: [['kind', 'account_type'], ['bank', 'bank_id'], ['number', 'account_id'], ...nameFields],
  check: checkRecipient,
  Fields: fieldsFor(texts),
  // After signing, sending the same body again would save the recipient before the confirmation.
  mayReuse: ({ body }, draft) => JSON.stringify(body) === JSON.stringify(bodyOf(draft)),
  submit: requestCreation,
});

const phone: Input = {
  slug: 'mobile',
  label: 'Confirma el celular',
  applies: ({ kind }) => kind === 'phone',
  fields: [],
  check: (draft) => ({ numberRepeated: checkRepeated(draft) }),
  Fields: PhoneFields,
  // Keeps the result without its signature request, which is signed by now.
  submit: async (draft, setup, previous) => {
    const response = previous ?? (await requestCreation(draft, setup));
    return isExecuted(response) ? response : { body: response.body };
  },
};

const recipientFlow = (texts: FormTexts) =>
  defineFlow<RecipientCreation>({
    base: texts.base,
    title: texts.title,
    parent: texts.parent,
    setup: setUp,
    defaults: () => draftOf(texts.offered[0]),
    inputs: texts.offered.includes('phone') ? [account(texts), phone] : [account(texts)],
    summary: summaryOf(texts),
    signature: {
      input: {
        slug: texts.signatureSlugs?.input ?? null,
        title: 'Firma para guardar',
        Form: Sign,
        stepsAfter: `Después de firmar, revisas los datos y guardas ${texts.objectName}.`,
        signedText: `Ya firmaste. Falta un paso: revisa los datos y guarda ${texts.objectName}.`,
      },
      confirm: {
        slug: texts.signatureSlugs?.confirm ?? null,
        title: 'Autoriza para guardar',
        Form: Sign,
        tokenType: 'virtual',
      },
    },
    execute: (_, { visitId }, { body }) => createRecipient(body, visitId),
    repeatable: true,
    // The signature request found no duplicate, so these errors mean that this request was saved.
    duplicateCodes: ['E_BAASMXTREC_013', 'E_BAASMXTREC_014'],
    lookUp: (_, { body }) => findSaved(body),
    receipt: {
      key: ({ key }) => key,
      load: async (key) => (await loadRecipients()).find((recipient) => recipient.key === key) ?? null,
      pdf: () => null,
      view: viewOf(texts),
      changesAt: (recipient) => nextActivation([recipient]),
      repeatLabel: texts.repeatLabel,
    },
    unchanged: `No se guardó ${texts.objectName}.`,
    history: { to: texts.parent.to, label: 'Ver personas y cuentas guardadas' },
    invalidates: [queryKeys.recipients.all],
  });

export default forms.map(recipientFlow);
